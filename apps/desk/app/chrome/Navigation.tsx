import { chosenInContrast, tint } from '@karachi-estates/design-system/theme/looks';
import AccountBalanceRounded from '@mui/icons-material/AccountBalanceRounded';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import BadgeRounded from '@mui/icons-material/BadgeRounded';
import CalendarMonthRounded from '@mui/icons-material/CalendarMonthRounded';
import ContactPhoneRounded from '@mui/icons-material/ContactPhoneRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import FactCheckRounded from '@mui/icons-material/FactCheckRounded';
import FlagRounded from '@mui/icons-material/FlagRounded';
import GroupsRounded from '@mui/icons-material/GroupsRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import HomeWorkRounded from '@mui/icons-material/HomeWorkRounded';
import LocationCityRounded from '@mui/icons-material/LocationCityRounded';
import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import OutboxRounded from '@mui/icons-material/OutboxRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { NavLink } from 'react-router-dom';
import { frame } from '../content/frame.ts';
import { needed } from '../data/resources.ts';

interface Group {
  heading?: string;
  entries: { name: Exclude<keyof typeof frame.screens, 'account'>; icon: ReactNode }[];
}

const GROUPS: Group[] = [
  { entries: [{ name: 'today', icon: <DashboardRounded /> }] },
  {
    heading: frame.groups.work,
    entries: [
      { name: 'reviews', icon: <FactCheckRounded /> },
      { name: 'reports', icon: <FlagRounded /> },
      { name: 'listings', icon: <HomeWorkRounded /> },
      { name: 'duplicates', icon: <ContentCopyRounded /> },
      { name: 'support', icon: <SupportAgentRounded /> },
      { name: 'leads', icon: <ContactPhoneRounded /> },
      { name: 'interest', icon: <LocationCityRounded /> },
      { name: 'projects', icon: <ApartmentRounded /> },
    ],
  },
  {
    heading: frame.groups.words,
    entries: [
      { name: 'articles', icon: <ArticleRounded /> },
      { name: 'newsletters', icon: <MarkEmailReadRounded /> },
    ],
  },
  {
    heading: frame.groups.money,
    entries: [
      { name: 'upgrades', icon: <PaymentsRounded /> },
      { name: 'orders', icon: <ReceiptLongRounded /> },
      { name: 'statements', icon: <AccountBalanceRounded /> },
      { name: 'months', icon: <CalendarMonthRounded /> },
    ],
  },
  {
    heading: frame.groups.people,
    entries: [
      { name: 'sellers', icon: <StorefrontRounded /> },
      { name: 'buyers', icon: <GroupsRounded /> },
    ],
  },
  {
    heading: frame.groups.office,
    entries: [
      { name: 'staff', icon: <BadgeRounded /> },
      { name: 'stuck', icon: <OutboxRounded /> },
      { name: 'audit', icon: <HistoryRounded /> },
    ],
  },
];

const Root = styled('nav')(({ theme }) => ({
  width: '13.5rem',
  padding: theme.spacing(1.5, 1),
  '& h2': {
    ...theme.typography.overline,
    margin: theme.spacing(2, 1.5, 0.5),
    color: (theme.vars ?? theme).palette.text.secondary,
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
}));

const Entry = styled(NavLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: '2.5rem',
  paddingInline: theme.spacing(1.5),
  borderRadius: theme.shape.borderRadius,
  color: (theme.vars ?? theme).palette.text.primary,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '&[aria-current="page"]': {
    ...tint(theme, 'primary'),
    fontWeight: 600,
    '@media (forced-colors: active)': chosenInContrast,
  },
}));

/** The way to the screens that one's roles allow. */
export function Navigation({ onChosen }: { onChosen?: () => void }) {
  const { permissions } = usePermissions<string[]>();
  const allows = (name: string) => {
    const permission = needed[name];
    return !permission || permissions?.includes(permission);
  };
  return (
    <Root aria-label={frame.navigation}>
      {GROUPS.map(({ heading, entries }) => {
        const allowed = entries.filter(({ name }) => allows(name));
        if (allowed.length === 0) return null;
        return (
          <section key={heading ?? ''}>
            {heading && <h2>{heading}</h2>}
            <ul>
              {allowed.map(({ name, icon }) => (
                <li key={name}>
                  <Entry to={name === 'today' ? '/' : `/${name}`} end={name === 'today'} onClick={onChosen}>
                    {icon}
                    {frame.screens[name]}
                  </Entry>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Root>
  );
}
