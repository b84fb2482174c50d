import Type, { type Static } from 'typebox';
import { defineEndpoint, failures, Message } from './endpoint.ts';

const text = (maxLength: number) => Type.String({ maxLength });

const Locale = Type.Union([Type.Literal('en'), Type.Literal('ur')], {
  description: 'the language in which the person is written to',
});

/** The signed-in person. Never holds a password. */
export const User = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  address: Type.String(),
  role: Type.Union([Type.Literal('buyer'), Type.Literal('seller')]),
  profile_image: Type.Union([Type.String(), Type.Null()]),
  plan: Type.String({ description: 'basic, pro or premium; basic for buyers' }),
  plan_until: Type.Union([Type.String(), Type.Null()]),
  locale: Type.Optional(Locale),
  createdAt: Type.String(),
});
export type User = Static<typeof User>;

export const SellerSignup = Type.Object({
  first_name: text(80),
  last_name: text(80),
  phone: text(30),
  email: text(254),
  address: text(300),
  password: text(512),
  role: Type.Optional(text(20)),
});
export const signupSeller = defineEndpoint({
  method: 'POST',
  url: '/api/auth/signup',
  access: 'public',
  encoding: 'multipart',
  schema: {
    summary: 'Seller signup; the role is always seller, whatever is sent',
    description: 'Optional file `profile_image`.',
    tags: ['accounts'],
    body: SellerSignup,
    response: { 201: Type.Object({ message: Type.String(), user: User }), ...failures },
  },
});

export const BuyerSignup = Type.Object({
  first_name: text(80),
  last_name: text(80),
  email: text(254),
  password: text(512),
  confirmPassword: text(512),
  agreeToTerms: Type.Boolean(),
});
export const signupBuyer = defineEndpoint({
  method: 'POST',
  url: '/api/auth/signupBuyer',
  access: 'public',
  schema: {
    summary: 'Buyer signup',
    tags: ['accounts'],
    body: BuyerSignup,
    response: { 201: Type.Object({ message: Type.String(), user: User }), ...failures },
  },
});

export const login = defineEndpoint({
  method: 'POST',
  url: '/api/auth/login',
  access: 'public',
  schema: {
    summary: 'Sign in with e-mail and password',
    tags: ['accounts'],
    body: Type.Object({ email: text(254), password: text(512) }),
    response: { 200: Type.Object({ token: Type.String(), role: Type.String(), user: User }), ...failures },
  },
});

export const googleLogin = defineEndpoint({
  method: 'POST',
  url: '/api/auth/google-login',
  access: 'public',
  schema: {
    summary: 'Sign in with Google: only the signed credential is trusted, never the decoded claims beside it',
    tags: ['accounts'],
    body: Type.Object({ credential: Type.Optional(text(8192)) }, { additionalProperties: true }),
    response: { 200: Type.Object({ token: Type.String(), user: User, role: Type.String() }), ...failures },
  },
});

export const getUser = defineEndpoint({
  method: 'GET',
  url: '/api/auth/getuser',
  access: 'user',
  schema: {
    summary: 'Who is signed in',
    tags: ['accounts'],
    response: { 200: Type.Object({ user: User }), ...failures },
  },
});

export const getProfile = defineEndpoint({
  method: 'GET',
  url: '/api/auth/get-profile',
  access: 'user',
  schema: { summary: 'The profile', tags: ['accounts'], response: { 200: Type.Object({ user: User }), ...failures } },
});

/** What a person may change; e-mail, role and plan are read past, never written. */
export const ProfileChange = Type.Object(
  {
    first_name: text(80),
    last_name: text(80),
    phone: Type.Optional(Type.Union([text(30), Type.Null()], { description: 'null or empty: none' })),
    address: Type.Optional(Type.Union([text(300), Type.Null()], { description: 'null or empty: none' })),
    locale: Type.Optional(Locale),
  },
  { additionalProperties: true },
);
const profileAnswer = { 200: Type.Object({ message: Type.String(), user: User }), ...failures };

export const updateSellerProfile = defineEndpoint({
  method: 'PUT',
  url: '/api/auth/sellerprofile',
  access: 'seller',
  schema: { summary: 'Save a seller’s profile', tags: ['accounts'], body: ProfileChange, response: profileAnswer },
});

export const updateBuyerProfile = defineEndpoint({
  method: 'PUT',
  url: '/api/auth/buyerprofile',
  access: 'buyer',
  schema: { summary: 'Save a buyer’s profile', tags: ['accounts'], body: ProfileChange, response: profileAnswer },
});

export const setLocale = defineEndpoint({
  method: 'PUT',
  url: '/api/auth/locale',
  access: 'user',
  schema: {
    summary: 'Choose the language of mails',
    tags: ['accounts'],
    body: Type.Object({ locale: Locale }),
    response: { 200: Type.Object({ user: User }), ...failures },
  },
});

export const setProfileImage = defineEndpoint({
  method: 'POST',
  url: '/api/auth/profile-image',
  access: 'user',
  encoding: 'multipart',
  schema: {
    summary: 'Set the profile picture (file `profile_image`)',
    tags: ['accounts'],
    body: Type.Object({}),
    response: profileAnswer,
  },
});

export const removeProfileImage = defineEndpoint({
  method: 'DELETE',
  url: '/api/auth/profile-image',
  access: 'user',
  schema: { summary: 'Take the profile picture away', tags: ['accounts'], response: profileAnswer },
});

export const logout = defineEndpoint({
  method: 'POST',
  url: '/api/auth/logout',
  access: 'user',
  schema: { summary: 'End this session', tags: ['accounts'], response: { 200: Message, ...failures } },
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  url: '/api/auth/forgot-password',
  access: 'public',
  schema: {
    summary: 'Mail a reset link; the answer is the same whether the address has an account or not',
    tags: ['accounts'],
    body: Type.Object({ email: text(254) }),
    response: { 200: Message, ...failures },
  },
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  url: '/api/auth/reset-password',
  access: 'public',
  schema: {
    summary: 'Set a new password with the token from the mail (single use, one hour); ends all sessions',
    tags: ['accounts'],
    body: Type.Object({ token: text(200), password: text(512), confirmPassword: text(512) }),
    response: { 200: Message, ...failures },
  },
});

export const changePassword = defineEndpoint({
  method: 'POST',
  url: '/api/auth/change-password',
  access: 'user',
  schema: {
    summary: 'Change the password; ends all other sessions',
    tags: ['accounts'],
    body: Type.Object({ currentPassword: text(512), password: text(512), confirmPassword: text(512) }),
    response: { 200: Message, ...failures },
  },
});

/** A device that is signed in, as its owner may recognise it. The network address itself is not kept. */
export const SessionInfo = Type.Object({
  id: Type.Integer(),
  device: Type.String({ description: 'browser and system, as far as the browser says' }),
  address_family: Type.String({ description: 'IPv4 or IPv6; empty for sessions older than this field' }),
  created_at: Type.String(),
  last_seen_at: Type.String({ description: 'to a quarter of an hour' }),
  current: Type.Boolean({ description: 'the session that asks' }),
});
export type SessionInfo = Static<typeof SessionInfo>;

export const listSessions = defineEndpoint({
  method: 'GET',
  url: '/api/auth/sessions',
  access: 'user',
  schema: {
    summary: 'The devices that are signed in, those used last first',
    tags: ['accounts'],
    response: { 200: Type.Object({ sessions: Type.Array(SessionInfo) }), ...failures },
  },
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  url: '/api/auth/sessions/:session_id',
  access: 'user',
  schema: {
    summary: 'Sign one device out; also the one that asks',
    tags: ['accounts'],
    params: Type.Object({ session_id: Type.String({ maxLength: 40 }) }),
    response: { 200: Message, ...failures },
  },
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  url: '/api/auth/sessions',
  access: 'user',
  schema: {
    summary: 'Sign all other devices out',
    tags: ['accounts'],
    response: { 200: Type.Object({ message: Type.String(), ended: Type.Integer() }), ...failures },
  },
});

/** What a seller shows of themselves on their public page. */
export const SellerPageChoice = Type.Object({
  shown: Type.Boolean({ description: 'there is a page: name, picture, since when, listings' }),
  email: Type.Boolean({ description: 'it shows the e-mail address' }),
  address: Type.Boolean({ description: 'it shows the address' }),
  contact_email: Type.Optional(Type.Boolean({ description: 'their listings show the e-mail address' })),
  contact_address: Type.Optional(Type.Boolean({ description: 'their listings show the address' })),
});
export type SellerPageChoice = Static<typeof SellerPageChoice>;

/** What a person may want to know and change of the account itself. */
export const AccountState = Type.Object({
  email: Type.String(),
  email_confirmed: Type.Boolean({ description: 'a link that was mailed to the address was pressed' }),
  pending_email: Type.Union([Type.String(), Type.Null()], {
    description: 'the address that the account gets once both addresses have confirmed it',
  }),
  has_password: Type.Boolean({ description: 'false for accounts that sign in with Google alone' }),
  erase_at: Type.Union([Type.String(), Type.Null()], { description: 'when the account is erased, if that was asked' }),
  page: Type.Optional(
    Type.Object(
      { ...SellerPageChoice.properties, path: Type.String({ description: 'its address on the site' }) },
      { description: 'of sellers: their public page' },
    ),
  ),
});
export type AccountState = Static<typeof AccountState>;

export const getAccount = defineEndpoint({
  method: 'GET',
  url: '/api/auth/account',
  access: 'user',
  schema: { summary: 'The state of the account', tags: ['accounts'], response: { 200: AccountState, ...failures } },
});

export const chooseSellerPage = defineEndpoint({
  method: 'PUT',
  url: '/api/auth/seller-page',
  access: 'seller',
  schema: {
    summary: 'Choose whether there is a public page of the seller, and what it shows',
    tags: ['accounts'],
    body: SellerPageChoice,
    response: { 200: Message, ...failures },
  },
});

export const mailConfirmation = defineEndpoint({
  method: 'POST',
  url: '/api/auth/confirm-email/mail',
  access: 'user',
  schema: {
    summary: 'Mail the link again that confirms the e-mail address',
    tags: ['accounts'],
    response: { 200: Message, ...failures },
  },
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  url: '/api/auth/confirm-email',
  access: 'public',
  schema: {
    summary: 'Press the button of a mail that asks to confirm an address; pressing it again is fine',
    description:
      'Also as an `application/x-www-form-urlencoded` form; with `page` it answers with a redirect to a page.',
    tags: ['accounts'],
    body: Type.Object({
      token: text(200),
      change: Type.Optional(text(1)),
      page: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('ur')])),
    }),
    response: {
      200: Type.Object({
        message: Type.String(),
        state: Type.Union([Type.Literal('confirmed'), Type.Literal('waiting'), Type.Literal('changed')], {
          description: 'waiting: of a change, the other address has not confirmed yet',
        }),
      }),
      ...failures,
    },
  },
});

/** The password of who has one: whoever sits down at an open browser must not take the account away. */
const currentPassword = Type.Optional(text(512));

export const changeEmail = defineEndpoint({
  method: 'POST',
  url: '/api/auth/change-email',
  access: 'user',
  schema: {
    summary: 'Ask for another e-mail address; both addresses get a link, and both must be pressed within a day',
    description: 'Where the present address was never confirmed, only the new one gets a link.',
    tags: ['accounts'],
    body: Type.Object({ email: text(254), currentPassword }),
    response: { 200: Message, ...failures },
  },
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  url: '/api/auth/change-email',
  access: 'user',
  schema: { summary: 'Keep the present address', tags: ['accounts'], response: { 200: Message, ...failures } },
});

export const exportAccount = defineEndpoint({
  method: 'GET',
  url: '/api/auth/export',
  access: 'user',
  schema: {
    summary: 'Everything the person gave, in one archive (tar, gzip): JSON files and their pictures',
    tags: ['accounts'],
    response: { 200: Type.String({ description: 'archive bytes' }), ...failures },
  },
});

export const eraseAccount = defineEndpoint({
  method: 'POST',
  url: '/api/auth/deletion',
  access: 'user',
  schema: {
    summary: 'Erase the account in 14 days; until then everything stays and the person may change their mind',
    tags: ['accounts'],
    body: Type.Object({ currentPassword }),
    response: { 200: Type.Object({ message: Type.String(), erase_at: Type.String() }), ...failures },
  },
});

export const keepAccount = defineEndpoint({
  method: 'DELETE',
  url: '/api/auth/deletion',
  access: 'user',
  schema: { summary: 'Keep the account after all', tags: ['accounts'], response: { 200: Message, ...failures } },
});
