import { GAME_TYPES } from '@tablee/domain/tournaments/life/announcement'
import { Link } from '@tanstack/react-router'
import { CalendarDays, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { nearDay } from '../../../language/near-day.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { Moment } from '../../../ui/moment.tsx'
import type { AnnouncedEvent } from '../api/events/last-advanced-events.ts'
import { useFormatName } from '../format/use-format-name.ts'
import { GameMark } from '../game-mark/game-mark.tsx'
import { useStructureName } from '../structure/use-structure-name.ts'
import { LockMark } from '../tournament-frame/lock-mark.tsx'

type EventCardProps = {
  readonly event: AnnouncedEvent
  /** For "today" and "tomorrow". */
  readonly now?: Date
}

const EVENT_CARD_CLASS = 'flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 text-ink'

const STATE_TONES = { open: 'felt', full: 'amber', running: 'slate' } as const satisfies Record<string, BadgeTone>

/** The whole card is a link. */
export function EventCard(props: EventCardProps) {
  return (
    <Link
      to="/tournament/$code"
      params={{ code: props.event.code }}
      className={`${EVENT_CARD_CLASS} no-underline hover:border-control hover:bg-sunken`}
    >
      <EventFace {...props} />
    </Link>
  )
}

function EventFace({ event, now }: EventCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const game = GAME_TYPES.find((each) => each === event.gameType)
  const gameName = game ? t(`tournament.gameTypes.${game}`) : event.gameType
  const formatName = useFormatName()(event)
  const structureName = useStructureName()(event.structure)
  const { registeredPlayersCount: count, maxPlayers: max } = event
  const free = event.isStarted || max === null ? 0 : max - count
  const dayText = (start: Date) => {
    const near = now ? nearDay(start, now) : null
    const text = formats.dateTime(start)
    return near ? t(`home.events.near.${near}`, { date: text }) : text
  }
  return (
    <>
      <div className="flex items-start gap-3">
        <GameMark game={game ?? 'other'} className="size-9 shrink-0" />
        <div className="min-w-0 flex-1">
          <h3 className="text-lg leading-snug wrap-anywhere">{event.name}</h3>
          <p className="text-muted">
            {[gameName, formatName, structureName].filter((part) => part !== null).join(' - ')}
          </p>
        </div>
        {event.hasPassword ? <LockMark /> : null}
      </div>
      <div className="grid gap-1">
        <EventState event={event} />
        <Fact icon={<CalendarDays aria-hidden="true" className="size-5 shrink-0 text-muted" />}>
          <Moment at={event.tournamentDate} text={dayText(new Date(event.tournamentDate))} />
        </Fact>
        {event.location ? (
          <Fact icon={<MapPin aria-hidden="true" className="size-5 shrink-0 text-muted" />}>{event.location}</Fact>
        ) : null}
        <Fact icon={<Users aria-hidden="true" className="size-5 shrink-0 text-muted" />}>
          {max === null
            ? t('home.events.players', { count })
            : t('home.events.playersOfMax', { registered: count, max })}
          {free > 0 ? <span className="text-muted"> · {t('home.search.seatsFree', { count: free })}</span> : null}
        </Fact>
      </div>
    </>
  )
}

function EventState({ event }: Pick<EventCardProps, 'event'>) {
  const { isStarted, registeredPlayersCount: count, maxPlayers: max } = event
  const { t } = useTranslation()
  const state = isStarted ? 'running' : max !== null && count >= max ? 'full' : 'open'
  return (
    <Badge tone={STATE_TONES[state]} className="mb-1 justify-self-start">
      {t(`home.events.state.${state}`)}
    </Badge>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 tabular-nums">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
