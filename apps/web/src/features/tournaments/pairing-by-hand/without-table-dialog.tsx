import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FATES, type Fate, type Fates, fateOf } from './without-table.ts'

type WithoutTableDialogProps = {
  readonly players: readonly PlayerId[]
  readonly names: PlayerNames
  readonly points: Tournament['rules']['points']
  readonly isOpen: boolean
  readonly isSaving: boolean
  readonly fates: Fates
  readonly onChoose: (player: PlayerId, fate: Fate) => void
  readonly onClose: () => void
  readonly onSave: () => void
  /** Somebody is to get a table first; saves nothing. */
  readonly onSeat: (player: PlayerId) => void
}

/** Asks about each player without a table, so that nobody loses by being forgotten. */
export function WithoutTableDialog(props: WithoutTableDialogProps) {
  const { players, names, points, isOpen, isSaving, fates, onChoose, onClose } = props
  const { t } = useTranslation()
  const [isMissing, setIsMissing] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const [toSeat] = players.filter((player) => fateOf(fates, players, player) === 'table')
  const confirm = () => {
    // A player who gets a table may take another along: ask about the rest afterwards.
    if (toSeat !== undefined) return props.onSeat(toSeat)
    const undecided = players.findIndex((player) => fateOf(fates, players, player) === null)
    setIsMissing(undecided >= 0)
    if (undecided >= 0) list.current?.querySelectorAll('fieldset')[undecided]?.querySelector('input')?.focus()
    else props.onSave()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin.pairing.withoutTable.title', { count: players.length })}
      description={t('admin.pairing.withoutTable.help')}
      closeLabel={t('tournament.close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('admin.pairing.withoutTable.back')}
          </Button>
          <Button isBusy={isSaving} onClick={confirm}>
            {t(toSeat === undefined ? 'admin.pairing.save' : 'admin.pairing.withoutTable.seat')}
          </Button>
        </>
      }
    >
      <Effects points={points} />
      <div ref={list} className="grid gap-4">
        {players.map((player) => {
          const fate = fateOf(fates, players, player)
          return (
            <ChoiceCards
              key={player}
              label={<span className="wrap-anywhere">{names.get(player) ?? ''}</span>}
              choices={FATES.map((value) => ({ value, label: t(`admin.pairing.withoutTable.${value}`) }))}
              columnsClass="grid-cols-2"
              value={fate}
              onChange={(chosen) => onChoose(player, chosen)}
              hint={
                fate === null && isMissing ? (
                  <span role="alert" className="font-medium text-carmine">
                    {t('admin.pairing.withoutTable.missing', { name: names.get(player) ?? '' })}
                  </span>
                ) : null
              }
            />
          )
        })}
      </div>
    </Dialog>
  )
}

/** Each choice's effect on points. */
function Effects({ points }: Pick<WithoutTableDialogProps, 'points'>) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-1 text-sm text-muted">
      <li>{t('admin.pairing.withoutTable.effect.bye', { count: points.win })}</li>
      <li>{t('admin.pairing.withoutTable.effect.loss', { count: points.loss })}</li>
      <li>{t('admin.pairing.withoutTable.effect.drop')}</li>
      <li>{t('admin.pairing.withoutTable.effect.table')}</li>
    </ul>
  )
}
