import { isContested, isOver } from '@tablee/domain/tournaments/kinds/match-result'
import type { SaidSeats } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Pencil, TriangleAlert } from 'lucide-react'
import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useHeldRow } from '../../../../ui/use-held-row.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useUnsentScore } from '../../api/results/unsent-score.ts'
import { useUpdateSeats } from '../../api/results/update-score.ts'
import { TeamNames } from '../../teams/team-names.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import type { TableRowProps } from '../scores/table-list.tsx'
import { UndoScore } from '../scores/undo-score.tsx'
import { UnsentMark } from '../scores/unsent-mark.tsx'
import { TeamSheet } from './team-sheet.tsx'

type TeamLineProps = TableRowProps & {
  readonly match: TeamMatch
  readonly rules: Tournament['rules']
  readonly people: PlayerNames
  readonly names: PlayerNames
  readonly access: StaffAccess
  readonly gone: ReadonlySet<PlayerId>
  readonly canEdit: boolean
  readonly isCurrent: boolean
}

/** Two teams for the staff: who leads, and how each seat stands; a tap opens the seats. */
export const TeamLine = memo(function TeamLine(props: TeamLineProps) {
  const { match, rules, people, names, access, gone, canEdit, isCurrent, onSaved, onCorrected } = props
  const update = useUpdateSeats(access)
  const unsent = useUnsentScore({ role: 'staff', tournamentId: access.tournamentId, matchId: match.id })
  const [isOpen, setIsOpen] = useState(false)
  const [saved, setSaved] = useState<SaidSeats | null>(null)
  const open = () => setIsOpen(true)
  const held = useHeldRow(open)
  const row = useWanted(props, open)
  const send = async (said: SaidSeats) => {
    const outcome = await update.send({ matchId: match.id, score: null, seats: said })
    setIsOpen(outcome === null)
    if (outcome === null) return
    if (!isCurrent) return onCorrected(outcome === 'sent' ? { of: 'score', match, score: said } : null)
    onSaved(match.table)
    if (outcome === 'sent') setSaved(said)
  }
  const forgetSaved = useCallback(() => setSaved(null), [])
  const waiting = unsent?.refusal === null ? unsent.seats?.said : undefined
  return (
    <li
      ref={row}
      {...(canEdit ? held : {})}
      hidden={props.isHidden}
      className={`relative scroll-mt-16 scroll-mb-32 ${canEdit ? held.className : ''}`}
    >
      <TeamNames
        match={match}
        names={names}
        own={null}
        gone={isCurrent && !isOver(match) && seatsOf(match).some((id) => gone.has(id)) ? goneIn(match, gone) : NOBODY}
        waiting={waiting?.scores ?? null}
        isOneLine
        action={
          canEdit ? (
            <>
              {unsent ? <UnsentMark isRefused={unsent.refusal !== null} /> : null}
              {saved ? <UndoScore match={match} saved={saved} access={access} onOver={forgetSaved} /> : null}
              <Opener match={match} onOpen={open} isMarked={saved === null && unsent === null} />
            </>
          ) : null
        }
      />
      {isOpen ? (
        <TeamSheet
          {...{ match, rules, people, names, access, isCurrent }}
          isSending={update.isSending}
          onSave={(said) => void send(said)}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </li>
  )
})

const NOBODY: readonly PlayerId[] = []

/** A member who left takes the team along. */
function goneIn(match: TeamMatch, gone: ReadonlySet<PlayerId>): readonly PlayerId[] {
  return entrantsIn(match).filter((_, side) => match.sides[side]?.some((id) => gone.has(id)))
}

/** Scrolls to the requested row, and opens its seats where that was meant. */
function useWanted({ wanted, onGranted }: TeamLineProps, open: () => void) {
  const row = useRef<HTMLLIElement>(null)
  const opening = useRef(open)
  opening.current = open
  useEffect(() => {
    if (wanted === null) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector('button')?.focus({ preventScroll: true })
    if (wanted.isOpened) opening.current()
    onGranted()
  }, [wanted, onGranted])
  return row
}

type OpenerProps = { readonly match: TeamMatch; readonly onOpen: () => void; readonly isMarked: boolean }

/** Covers the whole row, though it looks small. */
function Opener({ match, onOpen, isMarked }: OpenerProps) {
  const { t } = useTranslation()
  const table = useTableLabel()(match.table)
  return (
    <button
      type="button"
      data-whole-row
      aria-label={t(isOver(match) ? 'admin.scores.correctTable' : 'admin.scores.enterTable', { table })}
      onClick={onOpen}
      className="inline-flex min-h-11 shrink-0 items-center rounded-control font-semibold after:absolute after:inset-0 hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-slate"
    >
      {isMarked ? <Mark match={match} /> : null}
    </button>
  )
}

function Mark({ match }: Pick<OpenerProps, 'match'>) {
  const { t } = useTranslation()
  if (isContested(match)) return <TriangleAlert aria-hidden="true" className="size-5 text-amber" />
  if (isOver(match)) return <Pencil aria-hidden="true" className="size-5 text-muted" />
  return t('admin.scores.enter')
}
