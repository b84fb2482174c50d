import type { Picture } from '@karachi-estates/contracts/media';
import { ArticleBody } from '@karachi-estates/design-system/ArticleBody';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { Picture as PictureView } from '@karachi-estates/design-system/Picture';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { writing as words } from '../content/writing.ts';
import { Facts } from './Facts.tsx';
import { Fold } from './Fold.tsx';
import { NOTHING } from './format.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { DraftForm } from './useDraftForm.ts';

export interface DraftNoticesProps<Row, Values extends FieldValues> {
  draft: DraftForm<Row, Values>;
  /** What the server has now. */
  row: Row;
  /** What the fields are called; those whose name begins with `content` hold HTML. */
  fieldNames: Readonly<Record<string, string>>;
}

const isPicture = (value: unknown): value is Picture => typeof value === 'object' && value !== null && 'src' in value;

/** Two readings of one picture are the same picture. */
const told = (value: unknown) => (isPicture(value) ? value.src : value);

function shownOf(name: string, value: unknown): ReactNode {
  if (isPicture(value)) return <PictureView picture={value} alt="" sizes="12rem" ratio="gallery" rounded />;
  const text = String(value ?? '');
  return name.startsWith('content') && text ? <ArticleBody html={text} /> : text || NOTHING;
}

/** What the server has, where it is something else than what is typed. */
function theirs(saved: FieldValues, typed: FieldValues, fieldNames: Readonly<Record<string, string>>) {
  return Object.entries(fieldNames)
    .filter(([name]) => told(saved[name]) !== told(typed[name]))
    .map(([name, label]): [string, ReactNode] => [label, <Fragment key={name}>{shownOf(name, saved[name])}</Fragment>]);
}

/**
 * What stands above a text that is written: that somebody else saved meanwhile, with what they wrote and both ways out,
 * or that words of an earlier visit are back. Asks before words that are not saved are dropped or left.
 */
export function DraftNotices<Row, Values extends FieldValues>(props: DraftNoticesProps<Row, Values>) {
  const { draft, row, fieldNames } = props;
  const { form, conflict, unsaved, valuesOf, saveOver, take } = draft;
  const [isAsked, setIsAsked] = useState(false);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed may be screens below.
  useEffect(() => {
    if (conflict) notice.current?.focus();
  }, [conflict]);
  return (
    <>
      {conflict && (
        <Alert
          ref={notice}
          severity="warning"
          role="alert"
          tabIndex={-1}
          sx={{ mb: 2, scrollMarginBlockStart: '4rem' }}
        >
          {conflict}
          <Fold summary={words.conflict.look}>
            <Facts facts={theirs(valuesOf(row), form.getValues(), fieldNames)} />
          </Fold>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
            <Button onClick={() => void saveOver()}>{words.conflict.mine}</Button>
            <Button variant="outlined" onClick={() => setIsAsked(true)}>
              {words.conflict.theirs}
            </Button>
          </Stack>
        </Alert>
      )}
      {unsaved.restored !== undefined && !conflict && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.kept.text}
          <Stack direction="row" sx={{ marginBlockStart: 1 }}>
            <Button variant="outlined" onClick={() => setIsAsked(true)}>
              {words.kept.drop}
            </Button>
          </Stack>
        </Alert>
      )}
      <ConfirmDialog
        open={isAsked}
        tone="danger"
        title={words.drop.title}
        confirmLabel={words.drop.submit}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => {
          setIsAsked(false);
          take(row);
        }}
      >
        {words.drop.text}
      </ConfirmDialog>
      <LeaveQuestion unsaved={unsaved} />
    </>
  );
}
