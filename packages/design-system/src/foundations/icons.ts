import AddAPhotoRounded from '@mui/icons-material/AddAPhotoRounded';
import AddPhotoAlternateRounded from '@mui/icons-material/AddPhotoAlternateRounded';
import AddRounded from '@mui/icons-material/AddRounded';
import ApartmentRounded from '@mui/icons-material/ApartmentRounded';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import AttachFileRounded from '@mui/icons-material/AttachFileRounded';
import BathtubRounded from '@mui/icons-material/BathtubRounded';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import CalendarTodayRounded from '@mui/icons-material/CalendarTodayRounded';
import CallRounded from '@mui/icons-material/CallRounded';
import ChatRounded from '@mui/icons-material/ChatRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import DragIndicatorRounded from '@mui/icons-material/DragIndicatorRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import FavoriteRounded from '@mui/icons-material/FavoriteRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import KingBedRounded from '@mui/icons-material/KingBedRounded';
import LandscapeRounded from '@mui/icons-material/LandscapeRounded';
import ListAltRounded from '@mui/icons-material/ListAltRounded';
import LocalOfferRounded from '@mui/icons-material/LocalOfferRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import LogoutRounded from '@mui/icons-material/LogoutRounded';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import MapRounded from '@mui/icons-material/MapRounded';
import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import PhotoLibraryRounded from '@mui/icons-material/PhotoLibraryRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import RefreshRounded from '@mui/icons-material/RefreshRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import SellRounded from '@mui/icons-material/SellRounded';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import StarRounded from '@mui/icons-material/StarRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import TuneRounded from '@mui/icons-material/TuneRounded';
import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import type SvgIcon from '@mui/material/SvgIcon';

/** Every icon that the kit and the site draw, for the page that shows them; a test says which one is missing here. */
export const icons: Readonly<Record<string, typeof SvgIcon>> = {
  AddAPhotoRounded,
  AddPhotoAlternateRounded,
  AddRounded,
  ApartmentRounded,
  ArrowBackRounded,
  ArrowDownwardRounded,
  ArrowForwardRounded,
  ArrowUpwardRounded,
  ArticleRounded,
  AttachFileRounded,
  BathtubRounded,
  CalendarTodayRounded,
  CallRounded,
  ChatRounded,
  CheckCircleRounded,
  CheckRounded,
  ChevronLeftRounded,
  ChevronRightRounded,
  CloseRounded,
  CompareArrowsRounded,
  ContentCopyRounded,
  DashboardRounded,
  DeleteRounded,
  DescriptionRounded,
  DirectionsCarRounded,
  DownloadRounded,
  DragIndicatorRounded,
  EditRounded,
  ErrorRounded,
  EventRounded,
  ExpandMoreRounded,
  FavoriteBorderRounded,
  FavoriteRounded,
  HandshakeRounded,
  HomeRounded,
  InfoRounded,
  InsightsRounded,
  KeyRounded,
  KeyboardArrowDownRounded,
  KingBedRounded,
  LandscapeRounded,
  ListAltRounded,
  LocalOfferRounded,
  LockRounded,
  LogoutRounded,
  MailOutlineRounded,
  MapRounded,
  MenuRounded,
  MoreVertRounded,
  OpenInNewRounded,
  PauseRounded,
  PersonRounded,
  BookmarkBorderRounded,
  MarkEmailReadRounded,
  PersonOffRounded,
  PhoneRounded,
  PhotoCameraRounded,
  PhotoLibraryRounded,
  PlaceRounded,
  PlayArrowRounded,
  PrintRounded,
  ReceiptLongRounded,
  RefreshRounded,
  RemoveRounded,
  ScheduleRounded,
  SearchRounded,
  SellRounded,
  SquareFootRounded,
  StarRounded,
  SupportAgentRounded,
  TrendingUpRounded,
  TuneRounded,
  VerifiedRounded,
  VisibilityOffRounded,
  VisibilityRounded,
  WarningRounded,
  WhatsApp,
  WorkspacePremiumRounded,
};
