import { RadioCards } from '@karachi-estates/design-system/RadioCards';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { type AccountRole, checkSignupChoice } from '@karachi-estates/domain/accounts/rules';
import HomeRounded from '@mui/icons-material/HomeRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type AccountsContent, accounts } from '../content/accounts.ts';
import { useContent } from '../content/contentFor.ts';
import { said } from '../forms/said.ts';
import { AccountLink } from './AccountNavigation.tsx';
import type { AccountPanel } from './panel.ts';

const icons: Readonly<Record<AccountRole, ReactNode>> = { buyer: <SearchRounded />, seller: <HomeRounded /> };

interface SignupChooserProps {
  onNext: (href: string) => void;
}

function SignupChooser({ onNext }: SignupChooserProps) {
  const { chooser: words } = useContent('accounts', accounts);
  const [choice, setChoice] = useState<AccountRole | null>(null);
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);

  function next(event: FormEvent) {
    event.preventDefault();
    const verdict = checkSignupChoice(choice);
    const option = words.options.find(({ value }) => value === choice);
    if (verdict.ok && option) return onNext(option.to);
    setProblem(verdict.ok ? undefined : said(verdict));
    first.current?.focus();
  }

  return (
    <Stack component="form" spacing={3} onSubmit={next} noValidate aria-label={words.heading}>
      <RadioCards
        legend={words.legend}
        choices={words.options.map(({ value, label, help }) => ({ value, label, help, icon: icons[value] }))}
        name="userType"
        value={choice}
        onChange={(chosen) => {
          setChoice(chosen);
          setProblem(undefined);
        }}
        error={problem}
        inputRef={first}
      />
      <SubmitButton size="large" fullWidth>
        {words.next}
      </SubmitButton>
    </Stack>
  );
}

/** The first step of signing up: to buy, or to sell. */
export const chooserPanel = ({ chooser: words }: AccountsContent, props: SignupChooserProps): AccountPanel => ({
  heading: words.heading,
  children: <SignupChooser {...props} />,
  footer: (
    <>
      {words.haveAccount} <AccountLink href="/login">{words.login}</AccountLink>
    </>
  ),
});
