import type { PairingWarning } from '@tablee/domain/tournaments/rounds/pairing-warnings'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Step } from './arranged-lines.ts'

type ChangesSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly steps: readonly Step[]
  readonly warnings: readonly PairingWarning[]
  readonly names: PlayerNames
  readonly onTakeBack: (place: number) => void
}

export function ChangesSheet({ isOpen, onClose, steps, warnings, names, onTakeBack }: ChangesSheetProps) {
  const { t } = useTranslation()
  const sentence = useStepSentence(names)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin.pairing.changesTitle')}
      closeLabel={t('tournament.close')}
    >
      {steps.length === 0 ? <p className="text-muted">{t('admin.pairing.unchanged')}</p> : null}
      <ol className="grid divide-y divide-line empty:hidden">
        {steps.map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be made twice
          <li key={place} className="flex min-h-14 flex-wrap items-center justify-end gap-x-2 gap-y-1 py-1.5">
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">{sentence(step)}</span>
            <Button
              variant="secondary"
              className="shrink-0"
              aria-label={t('admin.pairing.undoStep', { step: sentence(step) })}
              onClick={() => onTakeBack(place)}
            >
              {t('admin.pairing.undo')}
            </Button>
          </li>
        ))}
      </ol>
      <Warnings warnings={warnings} names={names} />
    </Dialog>
  )
}

export function useStepSentence(names: PlayerNames): (step: Step) => string {
  const { t } = useTranslation()
  const nameOf = (id: Extract<Step, { readonly player: unknown }>['player']) => names.get(id) ?? ''
  return (step) => {
    switch (step.kind) {
      case 'swap':
        return t('admin.pairing.step.swap', { first: nameOf(step.players[0]), second: nameOf(step.players[1]) })
      case 'bye':
      case 'loss':
      case 'unseat':
        return t(`admin.pairing.step.${step.kind}`, { first: nameOf(step.player) })
      case 'join':
        return t('podsDesk.arrange.joins', { name: nameOf(step.player) })
      case 'arranged':
        return t('admin.pairing.step.arranged')
      default:
        return step satisfies never
    }
  }
}

/** Most serious first. */
const ORDER: readonly PairingWarning['kind'][] = ['result_lost', 'not_paired', 'rematch', 'second_bye', 'point_gap']

type WarningsProps = { readonly warnings: readonly PairingWarning[]; readonly names: PlayerNames }

function Warnings({ warnings, names }: WarningsProps) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <Notice tone="attention" title={t('admin.pairing.warnings')}>
      <WarningList warnings={warnings} names={names} />
    </Notice>
  )
}

export function WarningList({ warnings, names }: WarningsProps) {
  const sentence = useWarningSentence(names)
  const sorted = warnings.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  return (
    <ul className="grid gap-1 sm:list-disc sm:ps-5">
      {sorted.map((warning) => (
        <li key={warningKey(warning)} className="wrap-anywhere">
          {sentence(warning)}
        </li>
      ))}
    </ul>
  )
}

function warningKey(warning: PairingWarning): string {
  return `${warning.kind} ${'players' in warning ? warning.players.join(' ') : warning.player}`
}

function useWarningSentence(names: PlayerNames) {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (warning: PairingWarning): string => {
    const seats = ('players' in warning ? warning.players : [warning.player]).map((id) => names.get(id) ?? '')
    const [first = '', second = ''] = seats
    switch (warning.kind) {
      case 'rematch':
        return t('admin.pairing.warning.rematch', { first, second, round: warning.round })
      case 'point_gap':
        return t('admin.pairing.warning.point_gap', { first, second, count: warning.gap })
      case 'result_lost':
        if (seats.length > 2) return t('podsDesk.arrange.resultLost', { names: list(seats) })
        return t('admin.pairing.warning.result_lost', { first, second })
      case 'second_bye':
        return t('admin.pairing.warning.second_bye', { first })
      case 'not_paired':
        return t('admin.pairing.warning.not_paired', { first })
      default:
        return warning satisfies never
    }
  }
}
