import { createRef, type Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { joinProps } from './joinProps.ts';

/** The ref of both, as React calls it. */
const refOf = (ours: Ref<string>, theirs: Ref<string>) =>
  joinProps({ ref: ours }, { ref: theirs }).ref as unknown as (element: string) => () => void;

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

  it('give the element to both, and take it from both', () => {
    const ours = createRef<string>();
    const theirs = vi.fn();
    const leave = refOf(ours, theirs)('element');
    expect(ours.current).toBe('element');
    expect(theirs).toHaveBeenLastCalledWith('element');
    leave();
    expect(ours.current).toBeNull();
    expect(theirs).toHaveBeenLastCalledWith(null);
  });

  it('keep the part’s ref where the caller has none to give', () => {
    const ours = createRef<string>();
    expect(joinProps({ ref: ours }, { ref: null }).ref).toBe(ours);
  });

  it('end what a ref began as it asks, never with null', () => {
    const end = vi.fn();
    const theirs = vi.fn(() => end);
    refOf(createRef<string>(), theirs)('element')();
    expect(end).toHaveBeenCalledOnce();
    expect(theirs).toHaveBeenCalledOnce();
  });

  it('keep their ref from one render to the next, so that React leaves it alone', () => {
    const ours = createRef<string>();
    const theirs = vi.fn();
    expect(refOf(ours, theirs)).toBe(refOf(ours, theirs));
    expect(refOf(ours, createRef())).not.toBe(refOf(ours, theirs));
    expect(refOf(createRef(), theirs)).not.toBe(refOf(ours, theirs));
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
