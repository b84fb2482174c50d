import type { OrderState } from '@karachi-estates/contracts/orders';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { orders } from '../../content/orders.ts';
import { CallFailed } from '../../data/call.ts';
import { downloadProof } from '../../data/orders.ts';

/** Saves the proof that the seller sent last for an order. */
export function OrderProof({ order, kind }: { order: OrderState; kind: string }) {
  const { proof } = useContent('orders', orders);
  const [failure, setFailure] = useState<string>();
  const save = () =>
    downloadProof(order, kind).then(
      () => setFailure(undefined),
      (error: unknown) => setFailure((error instanceof CallFailed && error.message) || proof.failed),
    );
  return (
    <>
      <Button variant="text" size="small" startIcon={<DownloadRounded />} onClick={save} sx={{ mt: 1 }}>
        {proof.label}
      </Button>
      {failure && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
