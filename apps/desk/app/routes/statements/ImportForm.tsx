import { importDeskStatement } from '@karachi-estates/contracts/deskMoney';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { TextField } from '@karachi-estates/design-system/TextField';
import {
  STATEMENT_COLUMNS,
  type StatementColumn,
  type StatementHeadings,
  statementHeadings,
} from '@karachi-estates/domain/orders/statement';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { usePerform } from '../../chrome/Acting.tsx';
import { money } from '../../content/money.ts';
import { useApi } from '../../data/api.ts';
import { base64Of } from '../../parts/fileBase64.ts';
import { fileInput } from '../../parts/fileInput.ts';
import { count } from '../../parts/format.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { ColumnFields } from './ColumnFields.tsx';

const words = money.statements;

type Report = AnswerOf<typeof importDeskStatement>;

const MOST_BYTES = 5 * 1024 * 1024;

interface Values {
  bank: string;
  columns: Record<StatementColumn, string>;
}

const NO_COLUMNS = Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, ''])) as Values['columns'];

/** The chosen columns as the API takes them: 'date=Value Date,credit=Deposit'. */
const namedColumns = (columns: Values['columns']): string =>
  Object.entries(columns)
    .filter(([, heading]) => heading)
    .map(([column, heading]) => `${column}=${heading}`)
    .join(',');

/** Imports a bank's statement, or says what it would do. */
export function ImportForm() {
  const call = useApi();
  const perform = usePerform();
  const refresh = useRefresh();
  const fileId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [headings, setHeadings] = useState<StatementHeadings>();
  const [done, setDone] = useState<{ report: Report; dry: boolean }>();
  const form = useForm<Values>({ defaultValues: { bank: '', columns: NO_COLUMNS } });

  async function choose(chosen: File | undefined) {
    setFile(chosen);
    setDone(undefined);
    // The choices were about another file.
    form.setValue('columns', NO_COLUMNS);
    setHeadings(chosen && chosen.size <= MOST_BYTES ? statementHeadings(await chosen.text()) : undefined);
  }

  async function run(dry: boolean) {
    const { bank, columns } = form.getValues();
    form.clearErrors();
    setDone(undefined);
    if (!bank.trim()) {
      form.setError('bank', { message: words.import.needed }, { shouldFocus: true });
      return;
    }
    if (!file || file.size > MOST_BYTES) {
      form.setError('root', { message: file ? words.import.large : words.import.missing });
      return;
    }
    const content = await base64Of(file).catch(() => undefined);
    if (content === undefined) {
      // A browser reads no file that was saved anew, and says nothing of the same one chosen again.
      if (input.current) input.current.value = '';
      await choose(undefined);
      form.setError('root', { message: words.import.changed });
      return;
    }
    const body = { bank, columns: namedColumns(columns), file: content, dry };
    try {
      setDone({ report: await perform(() => call(importDeskStatement, { body })), dry });
      if (!dry) refresh();
    } catch (error) {
      showFailure(form, error);
    }
  }

  return (
    <FormLayout form={form} label={words.import.title} onSubmit={() => run(true)} sx={{ gap: 1.5, maxWidth: '32rem' }}>
      <ErrorSummary />
      <TextField name="bank" label={words.import.bank} autoComplete="off" />
      <MuiTextField
        id={fileId}
        inputRef={input}
        type="file"
        label={words.import.file}
        fullWidth
        slotProps={{ htmlInput: { accept: '.csv,text/csv' }, inputLabel: { shrink: true } }}
        sx={fileInput}
        onChange={({ target }) => void choose((target as HTMLInputElement).files?.[0])}
      />
      {file && headings && headings.headings.length > 0 && (
        <ColumnFields key={`${file.name} ${file.lastModified}`} file={headings} />
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="outlined" disabled={form.formState.isSubmitting}>
          {words.import.dry}
        </Button>
        <Button disabled={form.formState.isSubmitting} onClick={form.handleSubmit(() => run(false))}>
          {words.import.submit}
        </Button>
      </Stack>
      {done && (
        <Alert severity={done.dry ? 'info' : 'success'}>
          <AlertTitle>{words.report(done.dry)}</AlertTitle>
          {(Object.keys(words.counts) as (keyof Report)[])
            .map((name) => `${words.counts[name]}: ${count(done.report[name])}`)
            .join(' · ')}
        </Alert>
      )}
    </FormLayout>
  );
}
