import type { RouteConfig } from '@react-router/dev/routes';
import type { Audience, Chrome } from './session/audience.ts';

/** A page of the site: its address, the file that draws it, whom it is for, and what stands around it. */
export interface Screen {
  path: string;
  file: string;
  audience: Audience;
  chrome: Chrome;
}

const screen = (path: string, file: string, audience: Audience, chrome: Chrome = 'site'): Screen => ({
  path,
  file: `routes/${file}.tsx`,
  audience,
  chrome,
});

/** The only list of addresses, in the order of the specification's route table. */
export const screens: readonly Screen[] = [
  screen('/', 'home/HomeRoute', 'everyone', 'by-role'),
  screen('/properties', 'properties/PropertiesRoute', 'public'),
  screen('/properties/filters', 'more-filters/MoreFiltersRoute', 'public'),
  screen('/property-detail-home/:segment', 'property/PropertyRoute', 'public'),
  screen('/property-detail-home/:segment/papers', 'papers-checklist/PapersChecklistRoute', 'everyone'),
  screen('/sellers/:segment', 'seller/SellerRoute', 'everyone'),
  screen('/blogs', 'blogs/BlogsRoute', 'public'),
  screen('/blogs/:id', 'blog/BlogRoute', 'public'),
  screen('/about', 'about/AboutRoute', 'everyone'),
  screen('/about-us', 'about/AboutRoute', 'public'),
  screen('/faqs', 'faqs/FaqsRoute', 'public'),
  screen('/faq', 'faqs/FaqsRoute', 'everyone'),
  screen('/terms-and-conditions', 'terms/TermsRoute', 'everyone'),
  screen('/privacy', 'privacy/PrivacyRoute', 'everyone'),
  screen('/services', 'services/ServicesRoute', 'public'),
  screen('/testimonials', 'testimonials/TestimonialsRoute', 'public'),
  screen('/ads-page', 'ads-page/AdsRoute', 'public'),
  screen('/points', 'points/PointsRoute', 'public'),
  screen('/areas', 'areas/AreasRoute', 'public'),
  screen('/areas/:slug', 'area/AreaRoute', 'public'),
  screen('/areas/:slug/:part', 'area-part/AreaPartRoute', 'public'),
  screen('/calculators', 'calculators/CalculatorsRoute', 'public'),
  screen('/plans', 'plans/PlansRoute', 'everyone', 'by-role'),
  screen('/plans/rules', 'plan-rules/PlanRulesRoute', 'everyone', 'by-role'),
  screen('/find-my-home', 'find-my-home/FindMyHomeRoute', 'public'),
  screen('/find-my-home/request', 'find-my-home/RequestRoute', 'everyone'),
  screen('/projects', 'projects/ProjectsRoute', 'everyone'),
  screen('/projects/hold', 'hold/HoldRoute', 'everyone'),
  screen('/projects/interest', 'interest/InterestRoute', 'everyone'),
  screen('/projects/launch', 'launch/LaunchPlaceRoute', 'everyone'),
  screen('/projects/visit', 'visits/VisitRoute', 'everyone'),
  screen('/projects/:slug/launch', 'launch/LaunchRoute', 'everyone'),
  screen('/projects/:slug/launch/protocol', 'launch/LaunchProtocolRoute', 'everyone'),
  screen('/projects/:slug/visits', 'visits/VisitsRoute', 'everyone'),
  screen('/projects/:slug/units', 'units/UnitsRoute', 'everyone'),
  screen('/projects/:slug/units/:number', 'unit/UnitRoute', 'everyone'),
  screen('/grand-monarch', 'grand-monarch/GrandMonarchRoute', 'everyone', 'none'),
  screen('/grand-monarch/units', 'units/UnitsRoute', 'everyone'),
  screen('/grand-monarch/units/:number', 'unit/UnitRoute', 'everyone'),
  screen('/login', 'login/LoginRoute', 'signed-out'),
  screen('/forgot-password', 'forgot-password/ForgotPasswordRoute', 'signed-out'),
  screen('/reset-password/:token', 'reset-password/ResetPasswordRoute', 'everyone'),
  screen('/confirm-email/:token', 'confirm-email/ConfirmEmailRoute', 'everyone'),
  screen('/signup', 'signup/SignupRoute', 'signed-out'),
  screen('/buyer-signup', 'buyer-signup/BuyerSignupRoute', 'signed-out'),
  screen('/seller-signup', 'seller-signup/SellerSignupRoute', 'signed-out'),
  screen('/profile', 'profile/ProfileRoute', 'account', 'by-role'),
  screen('/profile-info', 'profile/ProfileRoute', 'account', 'by-role'),
  screen('/my-properties', 'my-properties/MyPropertiesRoute', 'seller', 'dashboard'),
  screen('/my-orders', 'my-orders/MyOrdersRoute', 'seller', 'dashboard'),
  screen('/viewings', 'viewings/ViewingsRoute', 'seller', 'dashboard'),
  screen('/support', 'support/SupportRoute', 'seller', 'dashboard'),
  screen('/insights', 'insights/InsightsRoute', 'seller', 'dashboard'),
  screen('/my-property-detail/:id', 'my-property-detail/MyPropertyRoute', 'seller', 'dashboard'),
  screen('/my-property-papers/:id', 'home-papers/HomePapersRoute', 'seller', 'dashboard'),
  screen('/seller-post-ad', 'seller-post-ad/SellerPostAdRoute', 'seller', 'dashboard'),
  screen('/seller-post-edit/:property_id', 'seller-post-edit/SellerPostEditRoute', 'seller', 'dashboard'),
  screen('/compare', 'compare/CompareRoute', 'public'),
  screen('/favourites', 'favourites/FavouritesRoute', 'public'),
  screen('/shared-shortlist', 'shared-shortlist/SharedShortlistRoute', 'everyone'),
  screen('/my-viewings', 'my-viewings/MyViewingsRoute', 'account', 'by-role'),
  screen('/saved-searches', 'saved-searches/SavedSearchesRoute', 'everyone', 'by-role'),
  screen('/saved-searches/new', 'saved-searches/SaveSearchRoute', 'everyone'),
  screen('/saved-searches/confirm', 'saved-searches/ConfirmSearchRoute', 'everyone'),
  screen('/saved-searches/manage', 'saved-searches/ManageSearchRoute', 'everyone'),
  screen('/saved-searches/unsubscribe', 'saved-searches/UnsubscribeSearchRoute', 'everyone'),
  screen('/freshness', 'freshness/FreshnessRoute', 'public'),
  screen('/confirm-listing', 'confirm-listing/ConfirmListingRoute', 'everyone'),
  screen('/appeal-listing', 'appeal-listing/AppealListingRoute', 'everyone'),
  screen('/report-listing', 'report-listing/ReportListingRoute', 'everyone'),
  screen('/write-to-seller', 'write-to-seller/WriteToSellerRoute', 'everyone'),
  screen('/ask-viewing', 'ask-viewing/AskViewingRoute', 'everyone'),
  screen('/viewing', 'viewing/ViewingRoute', 'everyone'),
  screen('/withdraw-message', 'withdraw-message/WithdrawMessageRoute', 'everyone'),
  screen('/slow-down', 'slow-down/SlowDownRoute', 'everyone'),
  screen('/newsletter/confirm', 'newsletter/ConfirmRoute', 'everyone'),
  screen('/newsletter/unsubscribe', 'newsletter/UnsubscribeRoute', 'everyone'),
  screen('*', 'unknown/UnknownRoute', 'everyone', 'none'),
];

/** The name of a screen's route; the guard finds the screen of a match by it. One file may draw several addresses. */
export const idOf = ({ path }: Screen): string => path;

// Around all of them stands what catches a screen that breaks, so that the site's frame and the session stay.
export default [
  {
    id: 'screen',
    file: 'chrome/ScreenBoundary.tsx',
    children: screens.map((each) =>
      each.path === '/'
        ? { id: idOf(each), index: true, file: each.file }
        : { id: idOf(each), path: each.path, file: each.file },
    ),
  },
] satisfies RouteConfig;
