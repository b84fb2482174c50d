import { FaqAccordion } from '@karachi-estates/design-system/FaqAccordion';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { corner, tint } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import type { Locale } from '@karachi-estates/domain/words/locale';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack, { type StackProps } from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { faqs as englishFaqs } from '../../content/faqs.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { faqPage } from '../../seo/faqPage.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

const wordsIn = (locale: Locale) => contentFor(locale, 'faqs', englishFaqs);
const nameIn = (locale: Locale) => wordsIn(locale).heading;
const aboutIn = (locale: Locale) => [faqPage(wordsIn(locale).groups.flatMap(({ faqs }) => faqs))];
const atFaqs = fixedPageMeta('/faqs', nameIn, aboutIn);
const atFaq = fixedPageMeta('/faq', nameIn, aboutIn);

export const meta: typeof atFaqs = (page) => (page.location.pathname === '/faq' ? atFaq(page) : atFaqs(page));

const MoreHelp = styled((props: StackProps<'section'>) => <Stack component="section" {...props} />)(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(3),
    borderRadius: corner(theme, 'card'),
    backgroundColor: tint(theme, 'primary').backgroundColor,
  })),
);

/** All questions and answers, for visitors and, at /faq, for sellers. */
export default function FaqsRoute() {
  const { heading, sentence, groups, more } = useContent('faqs', englishFaqs);
  const { data: settings } = useSiteSettings();
  return (
    <Section room="half" width="text">
      <SectionHeading level={1} title={heading} lead={sentence} />
      {groups.map(({ id, heading: title, faqs }) => (
        <Stack key={id} id={id} component="section" spacing={2} aria-labelledby={`${id}-heading`}>
          <Typography id={`${id}-heading`} variant="h3" component="h2">
            {title}
          </Typography>
          <FaqAccordion faqs={faqs} />
        </Stack>
      ))}
      <MoreHelp spacing={2} aria-labelledby="more-help">
        <Typography id="more-help" variant="h3" component="h2">
          {more.heading}
        </Typography>
        <Typography>{more.text}</Typography>
        {settings && (
          <div>
            <Button
              href={settings.contact.chatUrl}
              target="_blank"
              rel="noopener"
              startIcon={<WhatsApp />}
              variant="outlined"
            >
              {more.action}
            </Button>
          </div>
        )}
      </MoreHelp>
    </Section>
  );
}
