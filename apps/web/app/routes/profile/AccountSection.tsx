import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  /** Where a link of the page leads. */
  anchor?: string;
  heading: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** One matter of the account on the profile page. */
export function AccountSection({ anchor, heading, lead, children }: AccountSectionProps) {
  const id = useId();
  return (
    <Card component="section" id={anchor} variant="outlined" aria-labelledby={id} sx={{ padding: 3 }}>
      {/* A live region that says nothing yet takes no place. */}
      <Stack spacing={2} sx={{ '& > [role="status"]:empty': { position: 'absolute' } }}>
        <div>
          <Typography id={id} variant="h4" component="h2">
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
