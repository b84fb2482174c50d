import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { describedArgs } from '../../../.storybook/describedArgs.ts';

type Context = Parameters<typeof describedArgs>[0];

/** The control that a prop of such a type gets, where it is given such a value. */
const controlOf = (name: string, type: { name: string; value?: unknown }, given?: unknown) => {
  const context = { argTypes: { [name]: { name, type } }, initialArgs: { [name]: given } } as unknown as Context;
  return describedArgs(context)[name]?.control;
};

describe('the control of a prop', () => {
  it.each([
    ['the form of a field', 'control', { name: 'other', value: 'Control<FieldValues>' }, {}],
    ['an object that is not given', 'person', { name: 'object', value: {} }, undefined],
    ['an element', 'children', { name: 'object', value: {} }, createElement('p', { key: 'words' })],
    ['a list that is not given', 'chosenAreas', { name: 'array', value: [] }, undefined],
    ['where a component begins', 'defaultValue', { name: 'string' }, 'newest'],
  ])('is none for %s', (_, name, type, given) => {
    expect(controlOf(name, type, given)).toBe(false);
  });

  it.each([
    ['a text or a number, given a number', 12, 'number'],
    ['a text or a number, given a text', '12', 'text'],
  ])('suits %s', (_, given, control) => {
    expect(controlOf('value', { name: 'union', value: [] }, given)).toBe(control);
  });

  it('is Storybook’s own for plain values, and for an object that is given', () => {
    expect(controlOf('isOpen', { name: 'boolean' })).toBeUndefined();
    expect(controlOf('property', { name: 'object', value: {} }, { id: 1 })).toBeUndefined();
  });
});

it('shows what a prop is that is not given as it is written in code', () => {
  const shown = (summary: string) => {
    const argTypes = { tone: { name: 'tone', table: { defaultValue: { summary } } } };
    return describedArgs({ argTypes, initialArgs: {} } as unknown as Context).tone?.table?.defaultValue?.summary;
  };
  expect([`"'page'"`, '3', '"propertyPath(property)"'].map(shown)).toEqual([`'page'`, '3', 'propertyPath(property)']);
});
