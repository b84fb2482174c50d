import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId } from 'react';

interface AccountSectionProps {
  /** Where a link of the page leads. */
  anchor?: string;
  heading: string;
  /** The heading takes the focus of what goes away below it. */
  headingRef?: Ref<HTMLHeadingElement>;
  lead?: string | undefined;
  children: ReactNode;
}

/** One matter of the account on the profile page. */
export function AccountSection({ anchor, heading, headingRef, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card component="section" id={anchor} variant="outlined" aria-labelledby={id} sx={{ padding: 3 }}>
      {/* A live region that says nothing yet takes no place. */}
      <Stack spacing={2} sx={{ '& > [role="status"]:empty': { position: 'absolute' } }}>
        <div>
          <Typography
            ref={headingRef}
            id={id}
            variant="h4"
            component="h2"
            {...(headingRef && { tabIndex: -1, sx: { '&:focus-visible': { outline: 'none' } } })}
          >
            {heading}
          </Typography>
          {lead && (
            <Typography variant="body2" color="textSecondary">
              {lead}
            </Typography>
          )}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
