import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { joinProps } from './joinProps.ts';

describe('props of a part and of its caller', () => {
  it('are those of the caller where both say something', () => {
    expect(joinProps({ size: 'small', color: 'primary' }, { size: 'large' })).toEqual({
      size: 'large',
      color: 'primary',
    });
  });

  it('stay the part’s where the caller says nothing', () => {
    const own = { size: 'small' };
    expect(joinProps(own, undefined)).toBe(own);
    expect(joinProps(own, { size: undefined })).toEqual(own);
  });

  it('join classes and styles', () => {
    const joined = joinProps(
      { className: 'ours', style: { color: 'red', top: 1 }, sx: { m: 1 } },
      { className: 'theirs', style: { top: 2 }, sx: [{ p: 1 }, { p: 2 }] },
    );
    expect(joined).toEqual({
      className: 'ours theirs',
      style: { color: 'red', top: 2 },
      sx: [{ m: 1 }, { p: 1 }, { p: 2 }],
    });
  });

  it('tell both of what happens, the caller first', () => {
    const heard: string[] = [];
    const joined = joinProps(
      { onClick: (key: string) => heard.push(`ours ${key}`) },
      { onClick: (key: string) => heard.push(`theirs ${key}`) },
    );
    joined.onClick('x');
    expect(heard).toEqual(['theirs x', 'ours x']);
  });

  it('give the element to both', () => {
    const ours = createRef<string>();
    const theirs = vi.fn();
    const joined = joinProps({ ref: ours }, { ref: theirs }) as unknown as { ref: (element: string) => void };
    joined.ref('element');
    expect(ours.current).toBe('element');
    expect(theirs).toHaveBeenCalledWith('element');
  });

  it('are joined slot by slot, and in the slots of a slot', () => {
    const joined = joinProps(
      { slotProps: { htmlInput: { required: true, className: 'ours' }, inputLabel: { shrink: true } } },
      { slotProps: { htmlInput: { className: 'theirs', maxLength: 3 }, input: { size: 'small' } } },
    );
    expect(joined.slotProps).toEqual({
      htmlInput: { required: true, className: 'ours theirs', maxLength: 3 },
      inputLabel: { shrink: true },
      input: { size: 'small' },
    });
  });
});
