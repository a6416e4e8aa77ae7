import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useEffect, useRef } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { ForStaff } from '../admin/for-staff.tsx'
import { useTableScoreText } from '../admin/scores/use-table-score-text.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useUpdateScore } from '../api/results/update-score.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { useCharactersHere } from './kept-characters.ts'
import { type FoundResult, findResult, readResultFragment } from './result-text.ts'

export type ResultAtDeskProps = { readonly code: string; readonly fragment: string }

/** A result that two players show on a phone, for whoever may decide it. */
export function ResultAtDesk({ code, fragment }: ResultAtDeskProps) {
  const { t } = useTranslation()
  const shown = readResultFragment(fragment)
  if (!shown) {
    return (
      <Notice tone="error" title={t('codes.unreadable')}>
        {t('codes.unreadableHelp')}
      </Notice>
    )
  }
  return (
    <TournamentGate code={code}>
      {({ tournament }) => (
        <ForStaff tournament={tournament} title={t('codes.result.forDesk')} text={t('codes.result.forDeskHelp')}>
          {(access) => <Found {...{ tournament, access, found: findResult(tournament, shown) }} round={shown.round} />}
        </ForStaff>
      )}
    </TournamentGate>
  )
}

type FoundProps = { readonly tournament: Tournament; readonly access: StaffAccess; readonly found: FoundResult }

function Found({ found, round, ...props }: FoundProps & { readonly round: number }) {
  const { t } = useTranslation()
  switch (found.kind) {
    case 'found':
      return <FoundMatch {...props} found={found} />
    case 'other_round':
      return (
        <Notice tone="attention" title={t('codes.result.otherRound', { round })}>
          {t('codes.result.otherRoundHelp', { round: found.round })}
        </Notice>
      )
    case 'no_match':
      return (
        <Notice tone="attention" title={t('codes.result.noMatch')}>
          {t('codes.result.noMatchHelp')}
        </Notice>
      )
    default:
      return found satisfies never
  }
}

type FoundMatchProps = Omit<FoundProps, 'found'> & { readonly found: Extract<FoundResult, { readonly kind: 'found' }> }

/** What both confirm goes in by itself where nothing stands; anything else takes a tap. */
function FoundMatch({ tournament, access, found }: FoundMatchProps) {
  const { t } = useTranslation()
  const { match, score, characters, stands } = found
  const names = usePlayerNames(tournament)
  const [name1 = '', name2 = ''] = pairOf(match).map((id) => names.get(id) ?? '')
  const words = useTableScoreText(match.table, name1, name2)
  const known = useCharactersHere(access.code, { matches: [match], isNeeded: true })
  const act = useUpdateScore(access)
  const own = known?.get(match.id)
  const isByBoth = characters !== null && own !== undefined && characters.every((each, at) => each === own[at])
  const enter = () => act.send({ matchId: match.id, score })
  const entersItself = isByBoth && stands === 'nothing'
  const hasEntered = useRef(false)
  useEffect(() => {
    if (!entersItself || hasEntered.current) return
    hasEntered.current = true
    void enter()
  })
  if (!known) return <Spinner />
  const isDone = stands === 'same'
  return (
    <Card as="section" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p aria-live="polite" className="text-lg font-semibold wrap-anywhere">
        {words.of(score)}
      </p>
      {isDone ? <Notice tone="success" title={t('codes.result.entered')} /> : null}
      {isByBoth ? <p>{t('atTable.byBoth')}</p> : null}
      {isByBoth || isDone ? null : (
        <Notice tone="attention" title={t('codes.result.notByBoth')}>
          {t('codes.result.notByBothHelp')}
        </Notice>
      )}
      {stands === 'other' ? <p>{t('codes.result.otherStands')}</p> : null}
      {isDone || entersItself ? null : (
        <Button isBusy={act.isSending} onClick={() => void enter()}>
          {t(stands === 'other' ? 'codes.result.replace' : 'codes.result.enter')}
        </Button>
      )}
      <ActFailure act={act} title={t('admin.failed.score')} isTap />
    </Card>
  )
}
