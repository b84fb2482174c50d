import { useBackCloses } from '@karachi-estates/design-system/theme/useBackCloses';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { labelsOf } from './adLabels.ts';

/** What a seller decides where somebody else has changed the same. */
export type MeanwhileChoice = 'newest' | 'over' | 'write-on';

export interface ChangedMeanwhileDialogProps {
  /** What both have changed, by its names. */
  changed: readonly string[];
  onChoice: (choice: MeanwhileChoice) => void;
}

/** Asks before a change of an ad undoes another one that was made meanwhile. */
export default function ChangedMeanwhileDialog({ changed, onChoice }: ChangedMeanwhileDialogProps) {
  const { changedMeanwhile: words, fields, featured, photos } = useContent('dashboard', dashboard).ad;
  useBackCloses(true, () => onChoice('write-on'));
  const labels: Record<string, string> = {
    ...labelsOf(fields),
    pin_shown: fields.pinShown.label,
    featured: featured.label,
    photos: photos.label,
  };
  return (
    <Dialog open onClose={() => onChoice('write-on')} aria-labelledby="changed-meanwhile" maxWidth="xs" fullWidth>
      <DialogTitle id="changed-meanwhile">{words.heading}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{words.text}</DialogContentText>
        <DialogContentText component="ul" sx={{ paddingInlineStart: 3 }}>
          {changed.map((name) => (
            <li key={name}>{labels[name]}</li>
          ))}
        </DialogContentText>
        <DialogContentText>{words.rest}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1, p: 2 }}>
        <Button onClick={() => onChoice('newest')}>{words.newest}</Button>
        <Button variant="outlined" onClick={() => onChoice('over')}>
          {words.over}
        </Button>
        <Button variant="text" onClick={() => onChoice('write-on')}>
          {words.writeOn}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
