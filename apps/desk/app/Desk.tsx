import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import {
  AdminUI,
  CanAccess,
  CoreAdminContext,
  CustomRoutes,
  defaultI18nProvider,
  memoryStore,
  Resource,
} from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { DeskFrame } from './chrome/DeskFrame.tsx';
import { Notices } from './chrome/Notices.tsx';
import { NoAccess, NoScreen } from './chrome/Nowhere.tsx';
import { ScreenBoundary } from './chrome/ScreenBoundary.tsx';
import { ScreenSkeleton } from './chrome/ScreenSkeleton.tsx';
import { deskTheme } from './chrome/theme.ts';
import { frame } from './content/frame.ts';
import { ApiContext } from './data/api.ts';
import { type Call, isRefusal } from './data/call.ts';
import { createDataProvider } from './data/dataProvider.ts';
import { createAuthProvider, Session, SessionContext } from './data/session.ts';

// Each screen is loaded when it is opened: charts weigh more than all the lists.
const SignInRoute = lazy(() => import('./routes/sign-in/SignInRoute.tsx'));
const JoinRoute = lazy(() => import('./routes/join/JoinRoute.tsx'));
const TodayRoute = lazy(() => import('./routes/today/TodayRoute.tsx'));
const ReviewsRoute = lazy(() => import('./routes/reviews/ReviewsRoute.tsx'));
const ReportsRoute = lazy(() => import('./routes/reports/ReportsRoute.tsx'));
const ReportRoute = lazy(() => import('./routes/reports/ReportRoute.tsx'));
const ListingsRoute = lazy(() => import('./routes/listings/ListingsRoute.tsx'));
const ListingRoute = lazy(() => import('./routes/listings/ListingRoute.tsx'));
const DuplicatesRoute = lazy(() => import('./routes/duplicates/DuplicatesRoute.tsx'));
const SellersRoute = lazy(() => import('./routes/people/SellersRoute.tsx'));
const SellerRoute = lazy(() => import('./routes/people/SellerRoute.tsx'));
const BuyersRoute = lazy(() => import('./routes/people/BuyersRoute.tsx'));
const BuyerRoute = lazy(() => import('./routes/people/BuyerRoute.tsx'));
const LeadsRoute = lazy(() => import('./routes/leads/LeadsRoute.tsx'));
const LeadRoute = lazy(() => import('./routes/leads/LeadRoute.tsx'));
const InterestRoute = lazy(() => import('./routes/leads/InterestRoute.tsx'));
const RegistrationRoute = lazy(() => import('./routes/leads/RegistrationRoute.tsx'));
const ProjectsRoute = lazy(() => import('./routes/projects/ProjectsRoute.tsx'));
const ProjectRoute = lazy(() => import('./routes/projects/ProjectRoute.tsx'));
const UnitRoute = lazy(() => import('./routes/projects/UnitRoute.tsx'));
const LaunchRoute = lazy(() => import('./routes/projects/LaunchRoute.tsx'));
const ProgressRoute = lazy(() => import('./routes/projects/ProgressRoute.tsx'));
const VisitsRoute = lazy(() => import('./routes/projects/VisitsRoute.tsx'));
const SupportListRoute = lazy(() => import('./routes/support/SupportListRoute.tsx'));
const SupportRoute = lazy(() => import('./routes/support/SupportRoute.tsx'));
const ArticlesRoute = lazy(() => import('./routes/articles/ArticlesRoute.tsx'));
const ArticleRoute = lazy(() => import('./routes/articles/ArticleRoute.tsx'));
const NewslettersRoute = lazy(() => import('./routes/newsletters/NewslettersRoute.tsx'));
const NewsletterRoute = lazy(() => import('./routes/newsletters/NewsletterRoute.tsx'));
const UpgradesRoute = lazy(() => import('./routes/upgrades/UpgradesRoute.tsx'));
const OrdersRoute = lazy(() => import('./routes/orders/OrdersRoute.tsx'));
const OrderRoute = lazy(() => import('./routes/orders/OrderRoute.tsx'));
const StatementsRoute = lazy(() => import('./routes/statements/StatementsRoute.tsx'));
const MonthsRoute = lazy(() => import('./routes/months/MonthsRoute.tsx'));
const StuckRoute = lazy(() => import('./routes/stuck/StuckRoute.tsx'));
const StaffRoute = lazy(() => import('./routes/staff/StaffRoute.tsx'));
const AuditRoute = lazy(() => import('./routes/audit/AuditRoute.tsx'));
const MergeRoute = lazy(() => import('./routes/people/MergeRoute.tsx'));
const AccountOf = lazy(() => import('./routes/people/AccountOf.tsx'));
const AccountRoute = lazy(() => import('./routes/account/AccountRoute.tsx'));

const Loading = () => <ScreenSkeleton />;

/** A screen without the frame, for who has not come in yet. */
function Alone({ screen: Screen }: { screen: ComponentType }) {
  return (
    <ScreenBoundary>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

/** A screen of a resource that is no list, for who may see it; lists ask by themselves. */
const Allowed = ({ screen: Screen }: { screen: ComponentType }) => (
  <CanAccess action="list" loading={<Loading />} accessDenied={<NoAccess />}>
    <Screen />
  </CanAccess>
);

/** Fresh for this long: going back to a list shows it at once. */
const FRESH_MS = 5_000;

function world(call: Call, isStill: boolean) {
  const session = new Session(call);
  return {
    session,
    authProvider: createAuthProvider(call, session),
    dataProvider: createDataProvider(call),
    // What people type into filters is about people: it is forgotten when the window is closed.
    store: memoryStore(),
    queryClient: new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: isStill ? Number.POSITIVE_INFINITY : FRESH_MS,
          retry: (tries, error) => !isStill && !isRefusal(error) && tries < 2,
        },
      },
    }),
  };
}

export interface DeskProps {
  /** The way to the API. */
  call: Call;
  /** For stories: every answer is the last word, nothing is tried again. */
  still?: boolean;
}

/** The desk: react-admin's parts on the kit's theme, with a way to the API. Stands in a router. */
export function Desk({ call, still = false }: DeskProps) {
  const [{ session, ...given }] = useState(() => world(call, still));
  return (
    <ApiContext value={call}>
      <SessionContext value={session}>
        <KitThemeProvider theme={deskTheme}>
          <Routes>
            {/* Whoever comes with an invitation has no session that react-admin could ask for. */}
            <Route path="/join" element={<Alone screen={JoinRoute} />} />
            <Route
              path="/*"
              element={
                <CoreAdminContext {...given} i18nProvider={defaultI18nProvider}>
                  <AdminUI
                    // react-admin would tell its makers' server of each visit.
                    disableTelemetry
                    requireAuth
                    title={frame.name}
                    layout={DeskFrame}
                    dashboard={TodayRoute}
                    loginPage={<Alone screen={SignInRoute} />}
                    catchAll={NoScreen}
                    accessDenied={NoAccess}
                    loading={Loading}
                    notification={Notices}
                  >
                    <Resource name="reviews" list={ReviewsRoute} />
                    <Resource name="reports" list={ReportsRoute} edit={ReportRoute} />
                    <Resource name="listings" list={ListingsRoute} edit={ListingRoute} />
                    <Resource name="duplicates" list={DuplicatesRoute} />
                    <Resource name="support" list={SupportListRoute} edit={SupportRoute} />
                    <Resource name="leads" list={LeadsRoute} edit={LeadRoute} />
                    <Resource name="interest" list={InterestRoute} edit={RegistrationRoute} />
                    <Resource name="projects" list={ProjectsRoute} edit={ProjectRoute} />
                    <Resource name="units" edit={UnitRoute} />
                    <Resource name="articles" list={ArticlesRoute} edit={ArticleRoute} />
                    <Resource name="newsletters" list={NewslettersRoute} edit={NewsletterRoute} />
                    <Resource name="upgrades" list={UpgradesRoute} />
                    <Resource name="orders" list={OrdersRoute} edit={OrderRoute} />
                    <Resource name="statements" list={StatementsRoute} />
                    <Resource name="months" list={<Allowed screen={MonthsRoute} />} />
                    <Resource name="sellers" list={SellersRoute} edit={SellerRoute} />
                    <Resource name="buyers" list={BuyersRoute} edit={BuyerRoute} />
                    <Resource name="staff" list={<Allowed screen={StaffRoute} />} />
                    <Resource name="stuck" list={<Allowed screen={StuckRoute} />} />
                    <Resource name="audit" list={AuditRoute} />
                    <CustomRoutes>
                      <Route path="/account" element={<AccountRoute />} />
                      <Route path="/projects/:id/launch" element={<LaunchRoute />} />
                      <Route path="/projects/:id/progress" element={<ProgressRoute />} />
                      <Route path="/projects/:id/visits" element={<VisitsRoute />} />
                      <Route path="/accounts/:id" element={<AccountOf />} />
                      <Route path="/accounts/:id/merge" element={<MergeRoute />} />
                    </CustomRoutes>
                  </AdminUI>
                </CoreAdminContext>
              }
            />
          </Routes>
        </KitThemeProvider>
      </SessionContext>
    </ApiContext>
  );
}
