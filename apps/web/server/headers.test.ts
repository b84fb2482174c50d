import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from './headers.ts';

/** What Google's evaluator finds that would let a script of somebody else run. */
function gravest(policy: string): string[] {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return found
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

describe('the content security policy of pages', () => {
  it.each([
    { secure: true, google: true },
    { secure: true, google: false },
    { secure: false, google: false },
  ])('has no grave hole with %o', (options) => {
    const policy = pageHeaders({ ...options, nonce: 'bm9uY2Utb2YtMTgtYnl0ZXM' })['content-security-policy'] ?? '';
    expect(gravest(policy)).toEqual([]);
  });

  it('would be told of one', () => {
    expect(gravest("script-src 'unsafe-inline'; object-src *")).not.toEqual([]);
  });

  it('lets the service worker come from here only', () => {
    expect(pageHeaders({ nonce: 'x', secure: true })['content-security-policy']).toContain("worker-src 'self'");
  });
});
