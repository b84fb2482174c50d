import type { PaperState } from '@karachi-estates/contracts/orders';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { orders } from '../../content/orders.ts';
import { CallFailed } from '../../data/call.ts';
import { downloadPaper } from '../../data/orders.ts';

/** The invoice, receipts and credit note of an order, each to be saved as PDF. */
export function OrderPapers({ papers }: { papers: readonly PaperState[] }) {
  const words = useContent('orders', orders).papers;
  const [failure, setFailure] = useState<string>();

  const save = (paper: PaperState) =>
    downloadPaper(paper).then(
      () => setFailure(undefined),
      (error: unknown) => setFailure((error instanceof CallFailed && error.message) || words.failed),
    );

  return (
    <>
      <Stack
        component="ul"
        direction="row"
        aria-label={words.label}
        sx={{ flexWrap: 'wrap', gap: 1, mt: 2, mb: 0, p: 0, listStyle: 'none' }}
      >
        {papers.map((paper) => (
          <li key={paper.id}>
            <Button variant="outlined" size="small" startIcon={<DownloadRounded />} onClick={() => save(paper)}>
              {fill(paper.void ? words.void : words.kinds[paper.kind], { number: paper.number })}
            </Button>
          </li>
        ))}
      </Stack>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
