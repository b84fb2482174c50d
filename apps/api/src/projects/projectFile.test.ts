import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProjectFileError, readProjectFile } from './projectFile.ts';

const template = new URL('../../../../packages/design-system/template/project.json', import.meta.url);
const sample = JSON.parse(readFileSync(template, 'utf8'));
const readWith = (changes: object) => readProjectFile(sample.slug, JSON.stringify({ ...sample, ...changes }));

describe('the file of a project', () => {
  it('is read as the template has it', () => {
    expect(readWith({})).toEqual(sample);
  });

  it('is refused with each value that nothing is known of', () => {
    const types = [{ ...sample.types[0], beds: 4 }, ...sample.types.slice(1)];
    const rules = { ...sample.payment_rules, deposit: 500 };
    expect(() => readWith({ name_ur: 'نمونہ', types, payment_rules: rules })).toThrow(
      new ProjectFileError(
        ['/name_ur', '/payment_rules/deposit', '/types/0/beds']
          .map((value) => `${value}: a project has nothing of this name. Leave it out.`)
          .join('\n'),
      ),
    );
  });

  it('is refused where a value is missing', () => {
    expect(() => readWith({ tagline: undefined })).toThrow(/required properties tagline/);
  });
});
