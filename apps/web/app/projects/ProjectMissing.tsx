import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { Section } from '@karachi-estates/design-system/Section';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import Button from '@mui/material/Button';

interface ProjectMissingProps {
  words: { heading: string; text: string; action: string };
  /** Where to go on. */
  href: string;
}

/** A project or a unit that is not there, and the way to those that are. */
export function ProjectMissing({ words, href }: ProjectMissingProps) {
  return (
    <Section room="half">
      <EmptyState
        title={words.heading}
        icon={<ApartmentRounded />}
        level={1}
        action={
          <Button href={href} variant="outlined">
            {words.action}
          </Button>
        }
      >
        {words.text}
      </EmptyState>
    </Section>
  );
}
