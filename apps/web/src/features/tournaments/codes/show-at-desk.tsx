import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UnsentScore } from '../../../device-storage/unsent-scores.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { later } from '../../../ui/later.tsx'
import type { LoadedTournament } from '../api/following/loaded-tournament.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import type { ResultSquareProps } from './result-square.tsx'

const resultSquare = later<ResultSquareProps>(async () => (await import('./result-square.tsx')).ResultSquare)

/** A score that waits for a line may be shown to the desk meanwhile; the same one that arrives later changes nothing. */
export function ShowAtDesk({ unsent }: { readonly unsent: UnsentScore }) {
  const { t } = useTranslation()
  const loaded = useQueryClient().getQueryData<LoadedTournament>(tournamentKey(unsent.code))
  const [isOpen, setOpen] = useState(false)
  const round = roundOf(loaded?.tournament, unsent.matchId)
  const { role, code, score, table, names, atTable } = unsent
  if (role === 'staff' || score === null || score.isDoubleLoss || round === null) return null
  const characters = atTable ? ([atTable.characters1, atTable.characters2] as const) : null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('codes.result.showAtDesk')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('codes.result.showAtDesk')}
        closeLabel={t('tournament.close')}
      >
        <resultSquare.Component code={code} result={{ round, table, names, score, characters }} />
      </Dialog>
    </>
  )
}

function roundOf(tournament: Pick<Tournament, 'matches'> | undefined, matchId: string): number | null {
  return tournament?.matches.find(({ id }) => id === matchId)?.round ?? null
}
