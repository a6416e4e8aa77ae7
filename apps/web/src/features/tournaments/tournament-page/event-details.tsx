import { LOGO_PATH } from '@tablee/contract/serving/shop-logos'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { plannedRounds, roundsToPlay, structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Announcement } from '@tablee/domain/tournaments/life/announcement'
import { freeSeats } from '@tablee/domain/tournaments/players/capacity'
import { TEAM_SIZES } from '@tablee/domain/tournaments/teams/entrants'
import type { TeamKind } from '@tablee/domain/tournaments/teams/team'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Backpack, Banknote, CalendarDays, Hourglass, Layers, MapPin, Repeat2, Store, Users } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Moment } from '../../../ui/moment.tsx'
import { ShopLogo } from '../../../ui/shop-logo.tsx'
import { useIsPast } from '../../../ui/use-is-past.ts'
import { useEventShop } from '../api/events/event-shop.ts'
import { useFormatName } from '../format/use-format-name.ts'
import { GameMark } from '../game-mark/game-mark.tsx'
import { DifferencesSaid } from '../game-rules/rules-said.tsx'
import { ToSeries } from '../series/to-series.tsx'
import { useStructureName } from '../structure/use-structure-name.ts'
import { usePlanText } from '../top-cut/use-plan-text.ts'
import { ToCalendar, ToMap } from './event-links.tsx'
import { linkedText } from './linked-text.ts'
import { SeatDots } from './seat-dots.tsx'
import { WriteToShop } from './write-to-shop.tsx'

/** An event's own details; empty for a quick tournament. */
export function EventDetails({ tournament, undated, waiting = null }: EventDetailsProps) {
  const { announcement } = tournament
  return announcement ? <Details {...{ tournament, announcement, undated, waiting }} /> : null
}

type EventDetailsProps = {
  readonly tournament: Tournament
  readonly undated?: string
  /** Pending requests: without them free seats would look certain. */
  readonly waiting?: ReactNode
}
type DetailsProps = {
  readonly tournament: Tournament
  readonly announcement: Announcement
  readonly undated: string | undefined
  readonly waiting: ReactNode
}

function Details({ tournament, announcement, undated, waiting }: DetailsProps) {
  const { t } = useTranslation()
  const { game, location, description } = announcement
  const structureName = useStructureName()(structureOf(tournament))
  const whatIsPlayed = [
    t(`tournament.gameTypes.${game}`),
    useFormatName()(announcement),
    ...(structureName === null ? [] : [structureName]),
  ]
  return (
    <section aria-label={t('tournament.event.label')} className="grid min-w-0 gap-4">
      <p className="flex items-center gap-3 text-lg font-semibold">
        <GameMark game={game} className="size-9" />
        <span className="min-w-0">{whatIsPlayed.join(' - ')}</span>
      </p>
      <DifferencesSaid tournament={tournament} />
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact term={t('tournament.event.date')} icon={<CalendarDays aria-hidden="true" className="size-5" />}>
          {announcement.startsAt === '' ? undated : <Moments announcement={announcement} />}
          {isFinished(tournament) ? null : <ToCalendar code={tournament.code} />}
          {tournament.series === null ? null : <ToSeries series={tournament.series} code={tournament.code} />}
        </Fact>
        {location === null ? null : (
          <Fact term={t('tournament.event.location')} icon={<MapPin aria-hidden="true" className="size-5" />}>
            <span className="block">
              <LinkedText text={location} />
            </span>
            <ToMap place={location} />
          </Fact>
        )}
        <Fee tournament={tournament} />
        {isWaiting(tournament) ? (
          <Fact term={t('tournament.event.seats')} icon={<Users aria-hidden="true" className="size-5" />}>
            <Seats tournament={tournament} />
            {waiting}
          </Fact>
        ) : null}
        <OrganizedBy tournament={tournament} />
        <Deadline tournament={tournament} />
        <DeckAsked tournament={tournament} />
        <Bring tournament={tournament} />
        <Rounds tournament={tournament} />
      </dl>
      {description === '' ? null : <Description text={description} />}
    </section>
  )
}

type FactProps = { readonly term: string; readonly icon: ReactNode; readonly children: ReactNode }

function Fact({ term, icon, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="flex items-center gap-3 text-sm text-muted">
        {icon}
        {term}
      </dt>
      <dd className="ps-8 tabular-nums wrap-anywhere">{children}</dd>
    </div>
  )
}

function Moments({ announcement: { startsAt, endsAt } }: { readonly announcement: Announcement }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const start = new Date(startsAt)
  if (endsAt === null) return <Moment at={startsAt} text={formats.fullDateTime(start)} />
  const end = new Date(endsAt)
  const isOneDay = start.toDateString() === end.toDateString()
  const text = isOneDay
    ? t('tournament.event.toTime', { start: formats.fullDateTime(start), end: formats.time(end) })
    : t('tournament.event.fromTo', { start: formats.fullDateTime(start), end: formats.fullDateTime(end) })
  return <Moment at={startsAt} text={text} />
}

function Description({ text }: { readonly text: string }) {
  return (
    <p className="max-w-prose whitespace-pre-line wrap-anywhere">
      <LinkedText text={text} />
    </p>
  )
}

/** Written by strangers: links show their target, and are not endorsed. */
function LinkedText({ text }: { readonly text: string }) {
  const parts = useMemo(() => [...linkedText(text).entries()], [text])
  return parts.map(([place, { text: shown, href }]) =>
    href === undefined ? (
      shown
    ) : (
      <a key={place} href={href} dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
        {shown}
      </a>
    ),
  )
}

/** A seat is taken once the organizer has accepted. */
function Seats({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const free = freeSeats(tournament)
  const max = tournament.capacity ?? 0
  const { teamKind } = tournament
  if (teamKind !== null) return <TeamSeats kind={teamKind} free={free} max={max} />
  if (free === null) return t('tournament.event.seatsUnlimited')
  return (
    <>
      <SeatDots taken={max - free} seats={max} />
      {free === 0 ? t('tournament.event.seatsNone', { max }) : t('tournament.event.seatsFree', { count: free, max })}
    </>
  )
}

type TeamSeatsProps = { readonly kind: TeamKind; readonly free: number | null; readonly max: number }

/** Places of teams. */
function TeamSeats({ kind, free, max }: TeamSeatsProps) {
  const { t } = useTranslation()
  const named = t('teams.event.inTeams', { kind: t(`teams.names.${kind}`) })
  if (free === null) return named
  const [count, all] = [free, max].map((seats) => Math.floor(seats / TEAM_SIZES[kind])) as [number, number]
  return (
    <>
      <span className="block">{named}</span>
      {count === 0 ? t('teams.event.teamsNone', { max: all }) : t('teams.event.teamsFree', { count, max: all })}
    </>
  )
}

/** The organizer, and writing to them. */
function OrganizedBy({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { data } = useEventShop(tournament)
  const shop = data?.shop ?? null
  if (shop === null && !data?.takesMessages) return null
  return (
    <Fact
      term={t(shop ? 'shops.event.by' : 'shops.event.contact')}
      icon={<Store aria-hidden="true" className="size-5" />}
    >
      {shop ? (
        <Link to="/lieu/$slug" params={{ slug: shop.slug }} className="flex min-h-11 items-center gap-2 font-semibold">
          {shop.logo ? <ShopLogo src={`${LOGO_PATH}${shop.logo}.png`} alt="" className="size-9" /> : null}
          <span className="min-w-0">{shop.name}</span>
        </Link>
      ) : null}
      {data?.takesMessages ? <WriteToShop tournamentId={tournament.id} answersTo={data.answersTo} /> : null}
    </Fact>
  )
}

/** Registration deadline, if not the start. */
function Deadline({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { closesAt } = tournament.registrationRules
  const isOver = useIsPast(closesAt)
  if (closesAt === null || !isWaiting(tournament)) return null
  const date = formats.fullDateTime(new Date(closesAt))
  const text = t(isOver ? 'registrationRules.closedSince' : 'registrationRules.until', { date })
  return (
    <Fact term={t('registrationRules.term')} icon={<Hourglass aria-hidden="true" className="size-5" />}>
      <Moment at={closesAt} text={text} />
    </Fact>
  )
}

/** The required decklist, if any. */
function DeckAsked({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { deck, fewestCards: count } = tournament.registrationRules
  if (!isWaiting(tournament) || deck === 'none' || (deck === 'wanted' && count === null)) return null
  return (
    <Fact term={t('registrationRules.deck')} icon={<Layers aria-hidden="true" className="size-5" />}>
      {count === null ? t('registrationRules.deckFact.required') : t(`registrationRules.deckFact.${deck}Of`, { count })}
    </Fact>
  )
}

/** In the organizer's words. */
function Fee({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { fee } = tournament.registrationRules
  if (fee === null || isFinished(tournament)) return null
  return (
    <Fact term={t('registrationRules.feeTerm')} icon={<Banknote aria-hidden="true" className="size-5" />}>
      {fee}
    </Fact>
  )
}

/** In the organizer's words. */
function Bring({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const { bring } = tournament.registrationRules
  if (bring === null || !isWaiting(tournament)) return null
  return (
    <Fact term={t('registrationRules.bringTerm')} icon={<Backpack aria-hidden="true" className="size-5" />}>
      {bring}
    </Fact>
  )
}

function Rounds({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const count = roundsToPlay(tournament)
  const withCut = usePlanText(tournament)
  // Unknown without players; once over, the rounds are shown below.
  if (isFinished(tournament) || count === 0 || (plannedRounds(tournament) === null && tournament.players.length < 2))
    return null
  return (
    <Fact term={t('tournament.event.rounds')} icon={<Repeat2 aria-hidden="true" className="size-5" />}>
      {withCut(t('tournament.event.roundsPlanned', { count }))}
    </Fact>
  )
}
