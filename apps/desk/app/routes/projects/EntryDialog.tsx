import { yupResolver } from '@hookform/resolvers/yup';
import { addProgressEntry, type DeskProgressEntry, saveProgressEntry } from '@karachi-estates/contracts/deskProgress';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { PROGRESS_LENGTHS as MOST } from '@karachi-estates/domain/projects/progress';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { useNow } from '../../parts/clock.ts';
import { localOf } from '../../parts/karachiTime.ts';
import { SendDialog } from '../../parts/SendDialog.tsx';
import { URDU } from '../../parts/urduField.ts';
import { DayField } from './DayField.tsx';
import { PhotosField, type TypedPhoto } from './PhotosField.tsx';

const words = projects.building.entry;

interface Typed {
  date: string;
  percent: string;
  words: string;
  words_ur: string;
  photos: TypedPhoto[];
}

const text = (missing: string) => yup.string().default('').trim().required(missing);
const schema: yup.ObjectSchema<Typed> = yup.object({
  date: text(words.dateMissing),
  percent: text(words.percentWrong).matches(/^(?:100|\d{1,2})$/, words.percentWrong),
  words: text(words.wordsMissing),
  words_ur: text(words.wordsUrMissing),
  photos: yup
    .array(
      yup.object({
        src: yup.string().defined(),
        width: yup.number().defined(),
        height: yup.number().defined(),
        thumbhash: yup.string().defined(),
        alt: text(words.altMissing),
        alt_ur: text(words.altUrMissing),
      }),
    )
    .default([]),
});

export interface EntryDialogProps {
  /** The project's slug. */
  project: string;
  /** What is changed; a new entry without it. */
  entry: DeskProgressEntry | undefined;
  onClose: () => void;
}

/** Adds or changes what a project says of its building on a day. */
export function EntryDialog({ project, entry, onClose }: EntryDialogProps) {
  const call = useApi();
  const now = useNow();
  const form = useForm<Typed>({
    defaultValues: {
      date: entry?.date ?? localOf(now).slice(0, 10),
      percent: entry ? String(entry.percent) : '',
      words: entry?.words ?? '',
      words_ur: entry?.words_ur ?? '',
      photos: entry?.photos ?? [],
    },
    resolver: yupResolver(schema),
  });
  const send = ({ percent, photos, ...typed }: Typed) => {
    const sent = photos.map(({ src, alt, alt_ur }) => ({ src, alt, alt_ur }));
    const body = { ...typed, percent: Number(percent), photos: sent };
    if (!entry) return call(addProgressEntry, { params: { id: project }, body });
    const params = { id: project, entry: String(entry.id) };
    return call(saveProgressEntry, { params, body: { ...body, version: entry.version } });
  };
  return (
    <SendDialog
      title={entry ? words.change : words.add}
      form={form}
      send={async (typed) => (await send(typed)).message}
      submit={words.submit}
      onClose={onClose}
    >
      <DayField label={words.date} />
      <TextField
        name="percent"
        label={words.percent}
        help={words.percentHelp}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
      />
      <TextAreaField name="words" label={words.words} rows={2} maxLength={MOST.words} />
      <TextAreaField name="words_ur" label={words.wordsUr} rows={2} maxLength={MOST.words} slotProps={URDU} />
      <PhotosField />
    </SendDialog>
  );
}
