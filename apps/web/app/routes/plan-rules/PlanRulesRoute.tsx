import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { PLAN_RULES } from '@karachi-estates/domain/orders/planRules';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { contentFor, useContent } from '../../content/contentFor.ts';
import { orders } from '../../content/orders.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/plans/rules', (locale) => contentFor(locale, 'orders', orders).rules.heading);

/** Every rule of plans and money, word for word as it stands beside the functions that follow it. */
export default function PlanRulesRoute() {
  const locale = useLocale();
  const { heading, lead, about, plans } = useContent('orders', orders).rules;
  return (
    <Section room="half">
      <SectionHeading level={1} title={heading} lead={lead} />
      <Stack spacing={4} sx={{ maxWidth: '70ch' }}>
        {PLAN_RULES.map((part) => (
          <section key={part.about} aria-labelledby={`rules-${part.about}`}>
            <Typography id={`rules-${part.about}`} variant="h3" component="h2" gutterBottom>
              {about[part.about]}
            </Typography>
            <Stack component="ul" spacing={1.5} sx={{ m: 0, paddingInlineStart: '1.375rem', listStyle: 'disc' }}>
              {part.rules.map((rule) => (
                <li key={rule.en}>{rule[locale]}</li>
              ))}
            </Stack>
          </section>
        ))}
        <OnwardLink href="/plans">{plans}</OnwardLink>
      </Stack>
    </Section>
  );
}
