import type { DeskInterest, DeskLead } from '@karachi-estates/contracts/deskLeads';
import { formatPhone, telLink, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import CallRounded from '@mui/icons-material/CallRounded';
import EmailRounded from '@mui/icons-material/EmailRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { leads } from '../../content/leads.ts';
import { Panel } from '../../parts/Panel.tsx';

const words = leads.contact;

/** The ways to reach somebody, each one press. */
export function ContactPanel({ row }: { row: DeskLead | DeskInterest }) {
  const { name, phone, email } = row;
  return (
    <Panel title={words.title}>
      <Typography variant="body2" gutterBottom>
        {formatPhone(phone)}, {email}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button startIcon={<CallRounded />} href={telLink(phone) ?? ''}>
          {words.call}
        </Button>
        <Button
          variant="outlined"
          startIcon={<WhatsApp />}
          href={whatsappLink(phone, { message: words.message(name), url: window.location.origin }) ?? ''}
          target="_blank"
          rel="noreferrer"
        >
          {words.whatsapp}
        </Button>
        <Button variant="outlined" startIcon={<EmailRounded />} href={`mailto:${email}`}>
          {words.mail}
        </Button>
      </Stack>
    </Panel>
  );
}
