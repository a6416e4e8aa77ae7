import { currentRound, isRunning } from '@tablee/domain/tournaments/kinds/phase'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useMay } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { useHeldTournament } from '../api/own/held-tournament.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useOpenDeckCheck } from '../api/rounds/deck-checks.ts'
import type { CheckOfTableProps } from './check-of-table.tsx'

const checkOfTable = later<CheckOfTableProps>(async () => (await import('./check-of-table.tsx')).CheckOfTable)

type CheckTableProps = { readonly access: StaffAccess; readonly match: Pick<PlayedMatch, 'id' | 'round'> }

/** In the sheet of a table, at events: opens the check of its decks, which is a reading of its lists. */
export function CheckTable({ access, match }: CheckTableProps) {
  const { t } = useTranslation()
  const may = useMay()
  const tournament = useHeldTournament(access.code)
  const [isShown, setIsShown] = useState(false)
  const open = useOpenDeckCheck(access)
  const isOffered = may('open-deck-check') && tournament?.announcement && isRunning(tournament)
  if (!isOffered || match.round !== currentRound(tournament)) return null
  return (
    <>
      <Button
        variant="quiet"
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        isBusy={open.isSending}
        onClick={() => void open.send({ matchId: match.id }).then((reply) => setIsShown(reply !== null))}
      >
        {t('deckChecks.ofTable')}
      </Button>
      <ActFailure act={open} title={t('deckChecks.sheet.failed')} isTap />
      {isShown ? (
        <checkOfTable.Component {...{ tournament, access, matchId: match.id }} onClose={() => setIsShown(false)} />
      ) : null}
    </>
  )
}
