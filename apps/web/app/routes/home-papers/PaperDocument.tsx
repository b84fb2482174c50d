import type { OwnPaper } from '@karachi-estates/contracts/homePapers';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { paperLineLabel } from '@karachi-estates/domain/homePapers/homePapers';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { homePapers } from '../../content/homePapers.ts';
import { CallFailed } from '../../data/call.ts';
import { downloadPaperDocument, useRemovePaperDocument, useSendPaperDocument } from '../../data/homePapers.ts';
import { FileField } from '../../forms/FileField.tsx';
import { shrinkPhoto } from '../../forms/shrinkPhoto.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** What the server takes. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The document of a line that is declared: sent, read again, or taken back. */
export function PaperDocument({ id, paper }: { id: number; paper: OwnPaper }) {
  const { document: words } = useContent('homePapers', homePapers).own;
  const label = paperLineLabel(paper.line, useLocale());
  const { send, isSending } = useSendPaperDocument();
  const { send: remove, isSending: isRemoving } = useRemovePaperDocument();
  const [failure, setFailure] = useState<string>();
  const params = { property_id: String(id), line: paper.line };

  const attempt = (work: Promise<unknown>) =>
    work.then(
      () => setFailure(undefined),
      (error: unknown) => setFailure((error instanceof CallFailed && error.message) || words.failed),
    );

  async function choose(chosen: File | undefined) {
    if (!chosen) return;
    const file = await shrinkPhoto(chosen);
    if (file.size > MAX_BYTES) return setFailure(words.large);
    const form = new FormData();
    form.append('document', file);
    await attempt(send({ params, form }));
  }

  return (
    <Stack spacing={0.5} sx={{ alignItems: 'start' }}>
      <FileField
        label={isSending ? words.sending : `${paper.document ? words.replace : words.choose}: ${label}`}
        help={words.help}
        error={failure}
        disabled={isSending}
        onChoose={(chosen) => void choose(chosen)}
      />
      {paper.document && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="text"
            aria-label={`${words.open}: ${label}`}
            onClick={() => void attempt(downloadPaperDocument(id, paper.line, paper.document ?? ''))}
          >
            {words.open}
          </Button>
          <Button
            size="small"
            variant="text"
            color="error"
            aria-label={`${words.remove}: ${label}`}
            onClick={() => void attempt(remove({ params }))}
            {...heldWhile(isRemoving)}
          >
            {words.remove}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
