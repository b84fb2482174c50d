import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { LowDataSwitch } from '../lowData/LowDataSwitch.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

/** What a person chooses for all pages: the colour scheme, the language and how much data. */
export default function Preferences() {
  return (
    <>
      <SchemeSwitch />
      <LanguageSwitch />
      <LowDataSwitch />
    </>
  );
}
