import { dictionary } from '@zxcvbn-ts/language-common';

// Put together by hand for this product from what is widely known to be used most, in the world and in Pakistan: 827
// passwords of 8 characters and more, and 439 shorter words that people decorate ('dragon' refuses 'Dragon123!').
// Passwords of fewer than 8 characters, which most of any such list are, are refused by their length; runs and
// repetitions by pattern.
const LIST = `
00000000 000000000 0000000000 007007007 01010101 01011980 01011990 01012000 01012011 012345678 0123456789
0987654321 10101010 102030405 11111111 111111111 1111111111 11112222 11223344 1122334455 112233445566 11235813
12121212 123123123 123321123 12341234 12344321 123454321 1234554321 123456123 12345678 123456780 123456781
123456789 1234567890 123456789a 123456789q 12345678a 12345679 123456987 123456ab 123456abc 123456qwerty 12345abc
12345qwert 1234abcd 1234qwer 123abc123 123qwe123 123qweasd 13131313 1314520 13579246 135792468 14081947
147258369 147852369 14789632 14august 14august1947 159357456 159753456 19851985 19871987 19901990 1a2b3c4d
1a2s3d4f 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 20002000 22222222 22334455 24682468 25802580
27182818 31415926 3141592653 321321321 33333333 36925814 420420420 44444444 456123789 456456456 5201314 55555555
66666666 69696969 696969696 741852963 77777777 786110 78678678 786786786 789456123 789789789 87654321 88888888
963852741 987654321 9876543210 99999999 a1234567 a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aa12345678
aaa111 abbujan abc12345 abc123abc abcd123 abcd1234 abcdefg1 abcdefgh abracadabra access access14 account
accounts admin admin123 admin1234 adminadmin administrator adnan adnan123 afghan afghanistan afridi afridi10
agent123 ahmad ahmad123 ahmed ahmed123 aisha123 alejandra alejandro alexande alexander alexandra alexandria
alhamdulillah ali12345 ali123456 ali786 allah allah110 allah786 allahhoo allahis1 allahisgreat allahuakbar
amanda amanda1 america american ammi1234 ammiabbu ammijan andrew andrew1 android angel angel1 angel123 angelica
angels anniversary anthony anthony1 antonio anything apple arabian aragorn areeba arif1234 arsenal arsenal1
as123456 asad1234 asd123 asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl ashley ashley1 asif1234 assalam
assalamualaikum asshole asshole1 audi1234 australia autumn autumn123 avengers ayesha ayesha123 az123456 azerty
azertyuiop babarazam babyboy babydoll babyface babygirl bahawalpur bahria bahriatown bailey bailey12 baloch
baloch123 balochistan banana bandit bandit12 bangladesh barbie barbie123 barcelona barcelona1 baseball baseball1
basketba basketball batman batman123 beatles benjamin bestfriend bestfriends beta1234 beyonce bhatti bigcock
bigdick bilal bilal123 bilal1234 birthday birthday1 biryani biryani1 bismilla bismillah bismillah786 bitcoin
biteme black123 blackberry blackie blackjack blacklist blessed blessed1 blessing blink123 blink182 blowjob
blue1234 blueberry bluebird bluesky bmw12345 bond007 boston brandon brandon1 brittany brooklyn brother brothers
brown123 budweiser builder bulldog bulldogs bullshit bushra business buster buster12 butt1234 butterfly
butterfly1 buyer123 cadillac california callofduty camaro canada canada123 candy cannabis captain carolina
caroline catherine chai1234 champion champion1 changeit changeme charlie charlie1 charlie123 charlotte chaudhary
chaudhry cheese chelsea chelsea1 chelseafc cherry chevrolet chevy chicago children chocolate christ christian
christina christine christmas christmas1 christop christopher church cinderella clifton cocacola coffee college
college1 company company1 computer computer1 computer123 confidential cookie cookies cooper corvette cougar
counterstrike courtney cowboys creative cricket cricket1 cricket123 cristiano cristina crypto crystal crystal1
cupcake customer daddy daddy123 daddysgirl dallas daniel1 danielle darling darthvader database december
december1 default defence diablo diamond diamond1 diamonds dilruba dilwale director doctor doctor123 doggy123
dollar dollars dolphin dolphins doraemon dost1234 dosti123 dragon dragon12 dragon123 dragonball dragonfly
drummer dubai123 dubai1234 dumbledore eagle eagle1 eagles eduardo eidmubarak einstein elephant elizabeth elvis
emerald eminem eminem123 engineer england estate estate123 ethereum everything facebook facebook1 facebook123
faisal faisal123 faisalabad faith falcon falcons family family1 family123 farhan farhan123 father fatima
fatima123 fatima786 february february1 fernando ferrari ferrari1 fighter finance florida flower flowers football
football1 football12 forever forever1 forever21 foreverlove forgot123 forgotpassword fortnite france francisco
freedom freedom1 friday friday123 friday13 friends friends1 friendship frodo fuckoff fuckthis fuckyou fuckyou!
fuckyou1 fuckyou2 gabriel gabriela gabrielle gameover gamer gamer123 gaming gandalf garfield george germany
ginger gmail123 godisgood godislove golden goldfish goldstar golf golfer goodboy goodbye goodgirl goodluck
goodluck1 goodmorning google google123 grandma greenapple greenday gryffindor guest guitar guitar1 gujranwala
gulistan gulshan gulshaneiqbal hacker hackers hacking hallelujah halloween hamza hamza123 hamza1234 hannah
hannah1 happiness happy123 happyday harley harley1 harleydavidson harrypotter hassan hassan123 heather heaven
heavenly heineken hello hello123 hello1234 hellohello hellokitty helloworld hermione hina1234 hobbit hockey
hogwarts home1234 homesweethome honda honda123 honey honey123 honeybee hope hotmail house123 houses houston
huawei hulk hunter hunter12 hunter123 husnain hussain hussain1 hussain123 hyderabad idontcare idontknow ilovegod
iloveme iloveu iloveu2 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 imran imran123 imran1234
imrankhan india123 indian123 inshaallah inshallah internet internet1 iphone iqra1234 ireland ironman isabella
isabelle ishq1234 islamabad islamabad1 islamabad123 italia jaan jaan1234 jaaneman jaanu123 jackass jackson
jackson5 jaguar jamesbond jamesbond007 janjan january january1 jasmine jasmine1 jazz1234 jennifer jessica jesus
jesus1 jesus123 jesuschrist jonathan jordan jordan123 jordan23 joshua joshua1 junaid junaid123 justin justin1
justinbieber juventus kamran kamran123 karachi karachi1 karachi12 karachi123 karachi1234 karachiestate
karachiestates kashif kashif123 kashmir kashmir123 katherine kathleen kawasaki khadija khadija1 khan1234
khan12345 khan786 khankhan khuda khuda123 khudahafiz khyber killer killer12 killer123 kimberly kiran123 kitten
kitty123 kittycat korangi lahore lahore123 laiba123 lakers lamborghini landhi lassi123 legalize420 leonardo
letmein letmein1 letmeinnow li123456 lightning lindsay linkinpark linux lion lion1234 lionking lions liverpool
liverpool1 liverpoolfc login london london12 london123 love1234 love4ever lovelove lovely loveme loverboy
lovergirl loveyou lucky lucky123 lucky13 lucky777 lyari maaji123 madina madina123 madinah madison madonna
mahnoor makkah malik123 malik786 malir mamapapa manager manchester manunited manutd maradona margaret mariam123
marijuana marine marines marketing marlboro maryam maryam123 mashaallah mashallah master master12 masterkey
mastermind matrix matthew matthew1 maverick mazda mehwish melissa mercedes mercedes1 meri meriijaan merijaan
messi messi10 metallica metallica1 michael michael1 michael12 michelle michelle1 mickey mickeymouse microsoft
midnight midnight1 million millionaire minecraft minecraft1 minnie mobilink mohabbat mohabbat1 mohamed mohammad
mohammad1 mohammed mohammed1 mommy monday monday123 money money123 moneymoney monkey monkey12 monkey123 monster
monster1 monsterhigh moonbeam moonlight mother mother1 motherfucker motorola mozart mughal muhammad muhammad1
muhammad123 muhammad786 multan mummy123 music mustang mustang1 mydog123 mylove myloveis mypassword nadeem
nadia123 naruto naruto123 nascar nascar24 natalie nathan naveed naveed123 navyseal nazimabad network newpassword
newyork newyork1 neymar nicholas nicole ninja ninja123 nintendo nirvana nissan nokia123 nokia1234 noman123
nopass nopassword nothing nothing1 nouman november november1 october october1 office office123 oliver oliver12
omar1234 openopen opensesame oracle orange p4ssw0rd p4ssword p@ssword pa55w0rd pa55word packers pakistan
pakistan1 pakistan12 pakistan123 pakistan786 pakistani pakistanzindabad pancake panther papa1234 paris123
pass123 pass1234 pass12345 passcode passme passpass passport passw0rd password password! password0 password1
password12 password123 password1234 passwords pathan pathan123 patricia patrick peace peaches pele1010 pepper
pepsicola peshawar phoenix phoenix1 pianoman pikachu pineapple pinky123 pizza platinum playboy playboy1 player
player1 playstation plot1234 pokemon pornstar porsche portland prince princess princess1 princess123 private
private1 property property1 property123 propertydealer pumpkin punjab puppy123 purple purple1 pussy pussycat
pyar1234 q1234567 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsx123 qazwsxedc quetta qureshi qwaszx qwe123 qweasd qweasd123
qweasdzxc qwer1234 qwert12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyqwerty qwertyui qwertyuiop
qwertz qwertzui rabia123 rachel rainbow rainbow1 rajput rajput123 ramadan ramzan ranger rangers rawalpindi
realestate realestate1 realmadrid rebecca redbull redrose redskins redsox remember rememberme richard rihanna
rizwan rizwan123 robert roblox rockandroll rockstar rockstar1 rocky rockyou ronaldo ronaldo7 root rottweiler
saad1234 saddar sadia123 saima123 sales123 salman salman123 salmankhan samantha samsung samsung1 samsung123
samurai sana1234 santaclaus saturday saudia123 saudiarabia school school123 scientist scooby scoobydoo scotland
sebastian secret secret12 secret123 secretpassword security seller123 september september1 server service sexy
sexy1234 sexybitch sexyboy sexygirl shadow shadow12 shadow123 shahid shahid123 shahidafridi shahrukh
shahrukhkhan shaikh123 sharukh sheikh123 shukria sialkot siddiqui sidra123 silver silver1 sindh sister
skateboard skywalker slipknot smile smile123 smiley snoopy snowball snowboard snowflake snowman snowwhite soccer
soccer12 softball soldier something spiderman spiderman1 spirit spongebob spongebob1 spring spring123 stardust
starfish stargate starlight startrek starwars steelers stephan stephanie strawberry student student1 student123
subhanallah success success1 successful sugar summer summer1 summer12 summer123 summer2020 summer2021 summer2022
summer2023 summer2024 sunday sunflower sunshine sunshine1 superman superman1 supersecret superstar superstar1
support support1 support123 suzuki sweetheart sweetie sweetpea swimming system talha123 taylor teacher telenor
temp temp1234 temppass tennis test test1234 tester testing testpass testtest texas123 thepassword thomas thunder
thunder1 tiger tiger123 tigers tigger tinkerbell together tokyo123 toor topsecret toyota trinity truelove
trustno1 twilight ufone umar umar1234 universal universe university user username usman usman123 usman1234
uzma1234 valentina valentine vampire vanessa veronica victoria victory victory1 vodafone voldemort volleyball
walaikum wang1234 waqas waqas123 warcraft warid warrior warriors waseem wasimakram watermelon wedding123 welcome
welcome1 welcome12 welcome123 whatever whatever1 white123 whoami whoareyou whocares william windows windows10
winner winner1 winner123 winnie winniethepooh winter winter12 winter123 winter2020 winter2021 winter2022
winter2023 woaini1314 woaini520 wodemima wolverine worldofwarcraft wrestling xbox360 xiaoming yaali110 yaallah
yaar1234 yahoo123 yamaha yankees yarasool yellow yellow1 yoda1234 youtube zain1234 zainab zainab123 zaq12wsx
zaq1zaq1 zeeshan zeeshan1 zeeshan123 zelda zhang123 zindabad zindagi zindagi1 zong zxcvbnm zxcvbnm1 zxcvbnm123
`;

const own = LIST.trim().split(/\s+/);
/** What people of the world use most, the most used first; leaked passwords that were counted. */
const leaked = dictionary['passwords-common'].map((password) => String(password).toLowerCase());

/** So many of the leaked ones are refused with decorations too; among the rest are too many plain words. */
const DECORATED = 2000;

/** Words that people decorate, in lower case: refused with signs before and after them. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([...own, ...leaked.slice(0, DECORATED)]);

/** The most used passwords, in lower case: refused as they are. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([...own, ...leaked]);
