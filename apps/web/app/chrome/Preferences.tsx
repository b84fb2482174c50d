import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

/** What a person chooses for all pages: the colour scheme and the language. */
export default function Preferences() {
  return (
    <>
      <SchemeSwitch />
      <LanguageSwitch />
    </>
  );
}
