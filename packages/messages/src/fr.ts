import { accounts } from './fr/accounts.ts'
import { admin } from './fr/admin.ts'
import { advice } from './fr/advice.ts'
import { announce } from './fr/announce.ts'
import { atTable } from './fr/at-table.ts'
import { byes } from './fr/byes.ts'
import { cave } from './fr/cave.ts'
import { caveGuide } from './fr/cave-guide.ts'
import { checkIn } from './fr/check-in.ts'
import { clock } from './fr/clock.ts'
import { codes } from './fr/codes.ts'
import { conduct } from './fr/conduct.ts'
import { correctBye } from './fr/correct-bye.ts'
import { creation, quickTournament } from './fr/creation.ts'
import { cut } from './fr/cut.ts'
import { dashboard } from './fr/dashboard.ts'
import { deckChecks } from './fr/deck-checks.ts'
import { decklists } from './fr/decklists.ts'
import { defaults } from './fr/defaults.ts'
import { departure } from './fr/departure.ts'
import { desk } from './fr/desk.ts'
import { draft } from './fr/draft.ts'
import { ending } from './fr/ending.ts'
import { erasure } from './fr/erasure.ts'
import { eventAdmin } from './fr/event-admin.ts'
import { failures } from './fr/failures.ts'
import { figures } from './fr/figures.ts'
import { forecast } from './fr/forecast.ts'
import { gameRules } from './fr/game-rules.ts'
import { gone } from './fr/gone.ts'
import { guardian } from './fr/guardian.ts'
import { handover } from './fr/handover.ts'
import { home } from './fr/home.ts'
import { hooks } from './fr/hooks.ts'
import { importList } from './fr/import-list.ts'
import { infractions } from './fr/infractions.ts'
import { journal } from './fr/journal.ts'
import { judgeCalls } from './fr/judge-calls.ts'
import { largeSwiss } from './fr/large-swiss.ts'
import { lateSeat } from './fr/late-seat.ts'
import { league } from './fr/league.ts'
import { leftMatches } from './fr/left-matches.ts'
import { legal } from './fr/legal.ts'
import { life } from './fr/life.ts'
import { linkedRegistration } from './fr/linked-registration.ts'
import { offers } from './fr/offers.ts'
import { onTheWay } from './fr/on-the-way.ts'
import { organizer } from './fr/organizer.ts'
import { ownNames } from './fr/own-names.ts'
import { paper } from './fr/paper.ts'
import { parts } from './fr/parts.ts'
import { past } from './fr/past.ts'
import { pastEvents } from './fr/past-events.ts'
import { places } from './fr/places.ts'
import { playerList } from './fr/player-list.ts'
import { pods } from './fr/pods.ts'
import { podsDesk } from './fr/pods-desk.ts'
import { portable } from './fr/portable.ts'
import { processing } from './fr/processing.ts'
import { quiet } from './fr/quiet.ts'
import { rankingPicture } from './fr/ranking-picture.ts'
import { ratings } from './fr/ratings.ts'
import { refusals } from './fr/refusals.ts'
import { registrationRules } from './fr/registration-rules.ts'
import { registrations } from './fr/registrations.ts'
import { regulars } from './fr/regulars.ts'
import { repair } from './fr/repair.ts'
import { replaceResult } from './fr/replace-result.ts'
import { replies } from './fr/replies.ts'
import { reports } from './fr/reports.ts'
import { rescue } from './fr/rescue.ts'
import { resultPicture } from './fr/result-picture.ts'
import { roundCheck } from './fr/round-check.ts'
import { seasonShops } from './fr/season-shops.ts'
import { seasons } from './fr/seasons.ts'
import { series } from './fr/series.ts'
import { settingList } from './fr/setting-list.ts'
import { shell } from './fr/shell.ts'
import { shifts } from './fr/shifts.ts'
import { shops } from './fr/shops.ts'
import { spoken } from './fr/spoken.ts'
import { spreadsheet } from './fr/spreadsheet.ts'
import { staff } from './fr/staff.ts'
import { structure } from './fr/structure.ts'
import { tablePlan } from './fr/table-plan.ts'
import { teams } from './fr/teams.ts'
import { tokens } from './fr/tokens.ts'
import { tournament } from './fr/tournament.ts'
import { wall } from './fr/wall.ts'
import { youth } from './fr/youth.ts'

/** Every sentence a person reads, in French: the source. `{name}` marks a value, `_one`/`_other` the plural forms. */
export const fr = {
  accounts,
  admin,
  advice,
  announce,
  atTable,
  byes,
  cave,
  caveGuide,
  checkIn,
  clock,
  codes,
  conduct,
  judgeCalls,
  deckChecks,
  figures,
  forecast,
  correctBye,
  creation,
  cut,
  dashboard,
  decklists,
  defaults,
  departure,
  desk,
  draft,
  ending,
  erasure,
  onTheWay,
  eventAdmin,
  failures,
  gameRules,
  gone,
  handover,
  home,
  hooks,
  infractions,
  importList,
  journal,
  largeSwiss,
  lateSeat,
  leftMatches,
  league,
  legal,
  life,
  linkedRegistration,
  offers,
  organizer,
  ownNames,
  youth,
  guardian,
  paper,
  past,
  pastEvents,
  parts,
  places,
  playerList,
  pods,
  podsDesk,
  portable,
  quickTournament,
  processing,
  quiet,
  rankingPicture,
  rescue,
  resultPicture,
  refusals,
  registrationRules,
  registrations,
  repair,
  replaceResult,
  replies,
  reports,
  roundCheck,
  ratings,
  seasonShops,
  seasons,
  series,
  settingList,
  shell,
  regulars,
  shops,
  spoken,
  spreadsheet,
  shifts,
  staff,
  structure,
  tablePlan,
  teams,
  tokens,
  tournament,
  wall,
} as const
