import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { corner } from '@karachi-estates/design-system/theme/looks';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { ReactNode, Ref } from 'react';

interface SearchPageProps {
  heading: string;
  text: string;
  /** Gets the heading, to give it the focus. */
  headingRef?: Ref<HTMLElement> | undefined;
  /** What is done on the page, in a frame of its own. */
  children?: ReactNode;
  /** What stands below the frame. */
  after?: ReactNode;
}

/** A page about one saved search: what it is for, and the form. */
export function SearchPage({ heading, text, headingRef, children, after }: SearchPageProps) {
  return (
    <Section room="half">
      <div role="status">
        <SectionHeading
          level={1}
          title={heading}
          lead={text}
          slotProps={headingRef ? { title: { ref: headingRef, tabIndex: -1 } } : undefined}
        />
      </div>
      {children && (
        <Paper
          variant="outlined"
          sx={{ p: { xs: 2, sm: 3, lg: 4 }, maxWidth: '40rem', borderRadius: (theme) => corner(theme, 'card') }}
        >
          {children}
        </Paper>
      )}
      {after && (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          {after}
        </Stack>
      )}
    </Section>
  );
}
