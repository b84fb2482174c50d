import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { fillCount } from '../content/fill.ts';
import { labelsOf } from './adLabels.ts';
import { besideTitles } from './besideTitles.ts';

interface AdConsentProps {
  /** The ad is featured already. */
  isFeatured: boolean;
  /** How many more ads the plan lets the seller feature. */
  featuredLeft: number;
}

/** The end of the form: featuring the ad, agreeing to the terms, and what is wrong in all of it. */
export function AdConsent({ isFeatured, featuredLeft }: AdConsentProps) {
  const { terms, featured, fields } = useContent('dashboard', dashboard).ad;
  return (
    <Stack
      spacing={2}
      sx={{
        ...besideTitles,
        pt: 3,
        borderTop: 1,
        borderColor: 'divider',
        '& > [role="alert"]:empty': { display: 'none' },
      }}
    >
      {(featuredLeft > 0 || isFeatured) && (
        <CheckboxField
          name="featured"
          label={featured.label}
          help={isFeatured ? featured.now : fillCount(featured.left, featuredLeft)}
        />
      )}
      <CheckboxField
        name="agreeToTerms"
        label={
          <>
            {terms.before}
            <Link href="/terms-and-conditions" target="_blank" rel="noopener" underline="always">
              {terms.link}
            </Link>
            {terms.after}
          </>
        }
      />
      <ErrorSummary fieldNames={labelsOf(fields)} />
    </Stack>
  );
}
