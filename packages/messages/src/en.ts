import { accounts } from './en/accounts.ts'
import { admin } from './en/admin.ts'
import { advice } from './en/advice.ts'
import { announce } from './en/announce.ts'
import { atTable } from './en/at-table.ts'
import { byes } from './en/byes.ts'
import { cave } from './en/cave.ts'
import { caveGuide } from './en/cave-guide.ts'
import { checkIn } from './en/check-in.ts'
import { clock } from './en/clock.ts'
import { codes } from './en/codes.ts'
import { conduct } from './en/conduct.ts'
import { correctBye } from './en/correct-bye.ts'
import { creation, quickTournament } from './en/creation.ts'
import { cut } from './en/cut.ts'
import { dashboard } from './en/dashboard.ts'
import { deckChecks } from './en/deck-checks.ts'
import { decklists } from './en/decklists.ts'
import { defaults } from './en/defaults.ts'
import { departure } from './en/departure.ts'
import { desk } from './en/desk.ts'
import { draft } from './en/draft.ts'
import { ending } from './en/ending.ts'
import { erasure } from './en/erasure.ts'
import { eventAdmin } from './en/event-admin.ts'
import { failures } from './en/failures.ts'
import { figures } from './en/figures.ts'
import { forecast } from './en/forecast.ts'
import { gameRules } from './en/game-rules.ts'
import { gone } from './en/gone.ts'
import { guardian } from './en/guardian.ts'
import { handover } from './en/handover.ts'
import { home } from './en/home.ts'
import { hooks } from './en/hooks.ts'
import { importList } from './en/import-list.ts'
import { infractions } from './en/infractions.ts'
import { journal } from './en/journal.ts'
import { judgeCalls } from './en/judge-calls.ts'
import { largeSwiss } from './en/large-swiss.ts'
import { lateSeat } from './en/late-seat.ts'
import { league } from './en/league.ts'
import { leftMatches } from './en/left-matches.ts'
import { legal } from './en/legal.ts'
import { life } from './en/life.ts'
import { linkedRegistration } from './en/linked-registration.ts'
import { offers } from './en/offers.ts'
import { onTheWay } from './en/on-the-way.ts'
import { organizer } from './en/organizer.ts'
import { ownNames } from './en/own-names.ts'
import { paper } from './en/paper.ts'
import { parts } from './en/parts.ts'
import { past } from './en/past.ts'
import { pastEvents } from './en/past-events.ts'
import { places } from './en/places.ts'
import { playerList } from './en/player-list.ts'
import { pods } from './en/pods.ts'
import { podsDesk } from './en/pods-desk.ts'
import { portable } from './en/portable.ts'
import { processing } from './en/processing.ts'
import { quiet } from './en/quiet.ts'
import { rankingPicture } from './en/ranking-picture.ts'
import { ratings } from './en/ratings.ts'
import { refusals } from './en/refusals.ts'
import { registrationRules } from './en/registration-rules.ts'
import { registrations } from './en/registrations.ts'
import { regulars } from './en/regulars.ts'
import { repair } from './en/repair.ts'
import { replaceResult } from './en/replace-result.ts'
import { replies } from './en/replies.ts'
import { reports } from './en/reports.ts'
import { rescue } from './en/rescue.ts'
import { resultPicture } from './en/result-picture.ts'
import { roundCheck } from './en/round-check.ts'
import { seasonShops } from './en/season-shops.ts'
import { seasons } from './en/seasons.ts'
import { series } from './en/series.ts'
import { settingList } from './en/setting-list.ts'
import { shell } from './en/shell.ts'
import { shifts } from './en/shifts.ts'
import { shops } from './en/shops.ts'
import { spoken } from './en/spoken.ts'
import { spreadsheet } from './en/spreadsheet.ts'
import { staff } from './en/staff.ts'
import { structure } from './en/structure.ts'
import { tablePlan } from './en/table-plan.ts'
import { teams } from './en/teams.ts'
import { tokens } from './en/tokens.ts'
import { tournament } from './en/tournament.ts'
import { wall } from './en/wall.ts'
import { youth } from './en/youth.ts'
import type { fr } from './fr.ts'
import type { Translation } from './translation.ts'

export const en: Translation<typeof fr> = {
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
}
