import type { OwnPapers } from '@karachi-estates/contracts/homePapers';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { fullDate } from '@karachi-estates/domain/day';
import {
  checkHomePapers,
  PAPER_LINES,
  PAPER_VALUES,
  type PaperLine,
  paperLineLabel,
  paperValueLabel,
  typeWithTitle,
} from '@karachi-estates/domain/homePapers/homePapers';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { homePapers } from '../../content/homePapers.ts';
import { useSaveHomePapers } from '../../data/homePapers.ts';
import { showFailure } from '../../forms/failure.ts';
import { said } from '../../forms/said.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PaperDocument } from './PaperDocument.tsx';

type Values = Record<PaperLine, string>;

/** What the seller declares, line by line, with the document of each line that is saved. */
export function HomePapersForm({ id, own }: { id: number; own: OwnPapers }) {
  const { own: words } = useContent('homePapers', homePapers);
  const locale = useLocale();
  const { send } = useSaveHomePapers();
  const [saved, setSaved] = useState<string>();
  const declared = (line: PaperLine) => own.papers.find((paper) => paper.line === line)?.value ?? '';
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(PAPER_LINES.map((line) => [line, declared(line)])) as Values,
  });
  const title = useWatch({ control: form.control, name: 'title' });
  const becomesFile = typeWithTitle(own.property_type, title) !== own.property_type;

  async function save(values: Values) {
    setSaved(undefined);
    // The server knows the purpose too; what the type forbids is said at once.
    const verdict = checkHomePapers(values, { type: own.property_type, purpose: 'sale' });
    if (!verdict.ok) {
      for (const [line, why] of Object.entries(verdict.fields)) {
        form.setError(line as PaperLine, { message: said(why) });
      }
      return;
    }
    try {
      const { message } = await send({ params: { property_id: String(id) }, body: values });
      setSaved(message);
    } catch (error) {
      showFailure(form, error, words.saveFailed);
    }
  }

  return (
    <FormLayout form={form} onSubmit={save} label={words.heading}>
      <ErrorSummary />
      {PAPER_LINES.map((line) => {
        const paper = own.papers.find((each) => each.line === line);
        return (
          <Stack key={line} spacing={1}>
            <SelectField
              name={line}
              label={paperLineLabel(line, locale)}
              help={line === 'title' && becomesFile ? words.becomesFile : words.help[line]}
              unchosen={words.none}
              choices={PAPER_VALUES[line].map((value) => ({ value, label: paperValueLabel(line, value, locale) }))}
            />
            {paper?.seen_at && (
              <Typography variant="body2" color="success">
                {fill(words.seen, { date: fullDate(paper.seen_at, locale) })}
              </Typography>
            )}
            {paper && <PaperDocument id={id} paper={paper} />}
          </Stack>
        );
      })}
      {saved && (
        <Alert severity="success" role="status">
          {saved}
        </Alert>
      )}
      <SubmitButton pendingText={words.saving}>{words.save}</SubmitButton>
      <Typography variant="body2" color="textSecondary">
        {words.privacy}
      </Typography>
    </FormLayout>
  );
}
