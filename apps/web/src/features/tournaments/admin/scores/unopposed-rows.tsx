import { isUnopposed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { isAwardedBye } from '@tablee/domain/tournaments/players/awarded-byes'
import type { RoundNumber, Tournament, UnopposedMatch } from '@tablee/domain/tournaments/tournament'
import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { later, preloadWhenIdle } from '../../../../ui/later.tsx'
import { useHeldRow } from '../../../../ui/use-held-row.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { MatchRow } from '../../match-view/match-row.tsx'
import { usePlayerNames } from '../../tournament-frame/player-names.ts'
import type { Correction } from './use-tell-corrected.ts'

type UnopposedRowsProps = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly access: StaffAccess
  readonly canCorrect: boolean
  readonly onCorrected: (correction: Correction | null) => void
}

/** Byes and losses without an opponent: nothing to enter, but corrected like results. */
export function UnopposedRows({ tournament, round, access, canCorrect, onCorrected }: UnopposedRowsProps) {
  const names = usePlayerNames(tournament)
  const alone = tournament.matches.filter((match) => isUnopposed(match)).filter((match) => match.round === round)
  if (alone.length === 0) return null
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
      {alone.map((match) => {
        const name = seatsOf(match)
          .map((id) => names.get(id) ?? '')
          .join()
        return canCorrect ? (
          <CorrectableRow
            key={match.id}
            match={match}
            name={name}
            tournament={tournament}
            access={access}
            onCorrected={onCorrected}
          />
        ) : (
          <li key={match.id}>
            <MatchRow match={match} name1={name} name2={null} own={null} isAwarded={isAwardedBye(tournament, match)} />
          </li>
        )
      })}
    </ul>
  )
}

/** It pairs rounds anew to compare them. */
const correctByeSheet = later(async () => (await import('./correct-bye-sheet.tsx')).CorrectByeSheet)

type CorrectableRowProps = Pick<UnopposedRowsProps, 'tournament' | 'access' | 'onCorrected'> & {
  readonly match: UnopposedMatch
  readonly name: string
}

function CorrectableRow({ match, name, tournament, access, onCorrected }: CorrectableRowProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  useEffect(() => preloadWhenIdle(correctByeSheet), [])
  const row = useHeldRow(open)
  return (
    <li {...row} className={`relative ${row.className}`}>
      <MatchRow
        match={match}
        name1={name}
        name2={null}
        own={null}
        isAwarded={isAwardedBye(tournament, match)}
        action={
          <button
            type="button"
            data-whole-row
            aria-label={t('correctBye.open', { name })}
            onClick={open}
            className="inline-flex min-h-11 shrink-0 items-center rounded-control after:absolute after:inset-0 hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-slate"
          >
            <Pencil aria-hidden="true" className="size-5 text-muted" />
          </button>
        }
      />
      {isOpen ? (
        <correctByeSheet.Component
          match={match}
          name={name}
          tournament={tournament}
          access={access}
          isOpen
          onClose={() => setIsOpen(false)}
          onCorrected={onCorrected}
        />
      ) : null}
    </li>
  )
}
