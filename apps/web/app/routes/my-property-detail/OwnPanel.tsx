import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { PriceText } from '@karachi-estates/design-system/PriceText';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { corner, tabular } from '@karachi-estates/design-system/theme/looks';
import { myPropertyEditPath, myPropertyPapersPath } from '@karachi-estates/domain/properties/address';
import { canTransition, type ListingStatus } from '@karachi-estates/domain/properties/status';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { type DashboardContent, dashboard } from '../../content/dashboard.ts';
import { intlLocales, useLocale } from '../../locale/Locale.tsx';

const changesIn = (
  words: DashboardContent['detail'],
): readonly { status: ListingStatus; label: string; icon: ReactNode }[] => [
  { status: 'active', label: words.resume, icon: <PlayArrowRounded /> },
  { status: 'paused', label: words.pause, icon: <PauseRounded /> },
  { status: 'sold', label: words.markSold, icon: <HandshakeRounded /> },
  { status: 'rented', label: words.markRented, icon: <KeyRounded /> },
  { status: 'deleted', label: words.remove, icon: <DeleteRounded /> },
];

function Figure({ label, value }: { label: string; value: number }) {
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ ...tabular, m: 0, fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 }}>
        {value.toLocaleString(intlLocales[locale])}
      </Typography>
    </Box>
  );
}

interface OwnPanelProps {
  property: OwnProperty;
  isBusy: boolean;
  /** The button that leads to the form. */
  edit: Ref<HTMLAnchorElement>;
  onChange: (next: ListingStatus) => void;
}

/** What an ad costs, how often it is looked at, and what its seller can do with it. */
export function OwnPanel({ property, isBusy, edit, onChange }: OwnPanelProps) {
  const { detail: words } = useContent('dashboard', dashboard);
  const { property_id: id, status, purpose, review } = property;
  const changes = changesIn(words).filter(
    ({ status: next }) => !(review && next === 'active') && canTransition(status, next, purpose).ok,
  );
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        alignContent: 'start',
        alignSelf: 'start',
        gap: 2,
        p: 2,
        gridArea: { lg: 'side' },
        borderRadius: (theme) => corner(theme, 'card'),
      }}
    >
      <PriceText price={property.price} purpose={purpose} size="page" />
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 2,
          m: 0,
          py: 2,
          borderBlock: 1,
          borderColor: 'divider',
        }}
      >
        <Figure label={words.views} value={property.views_30d} />
        <Figure label={words.contacts} value={property.contacts_30d} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
          gap: 1,
        }}
      >
        <Button ref={edit} href={myPropertyEditPath(id)} startIcon={<EditRounded />} sx={{ gridColumn: '1 / -1' }}>
          {words.edit}
        </Button>
        <Button href={myPropertyPapersPath(id)} variant="outlined" startIcon={<DescriptionRounded />}>
          {words.papers}
        </Button>
        {changes.map(({ status: next, label, icon }) => (
          <Button
            key={next}
            variant={next === 'deleted' ? 'text' : 'outlined'}
            startIcon={icon}
            onClick={() => onChange(next)}
            {...heldWhile(isBusy)}
          >
            {label}
          </Button>
        ))}
      </Box>
    </Paper>
  );
}
