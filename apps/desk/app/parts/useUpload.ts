import { useState } from 'react';
import { frame } from '../content/frame.ts';
import { CallFailed } from '../data/call.ts';
import { base64Of } from './fileBase64.ts';

interface UploadOptions {
  /** The most bytes of a file, and what is said of a larger one. */
  mostBytes: number;
  tooLarge: string;
  /** Sends the file, in base64, and takes what comes of it. */
  upload: (file: string) => Promise<void>;
}

/** Uploads a file that somebody chose: whether it is on its way, and why the last one was not taken. */
export function useUpload({ mostBytes, tooLarge, upload }: UploadOptions) {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function send(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > mostBytes) return setFailure(tooLarge);
    setFailure(undefined);
    setIsSending(true);
    try {
      await upload(await base64Of(file));
    } catch (error) {
      setFailure(error instanceof CallFailed ? error.message : frame.calls.unreadable);
    } finally {
      setIsSending(false);
    }
  }

  return { isSending, failure, send };
}
