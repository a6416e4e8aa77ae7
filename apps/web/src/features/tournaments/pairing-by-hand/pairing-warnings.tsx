import type { PairingWarning } from '@tablee/domain/tournaments/pairing-warnings'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PlayerNames } from '../tournament-frame/player-names.ts'

type PairingWarningsProps = { readonly warnings: readonly PairingWarning[]; readonly names: PlayerNames }

/** What the organizer should know before saving; the gravest first. */
const ORDER: readonly PairingWarning['kind'][] = ['result_lost', 'not_paired', 'rematch', 'second_bye', 'point_gap']

export function PairingWarnings({ warnings, names }: PairingWarningsProps) {
  const { t } = useTranslation()
  const sentence = useWarningSentence(names)
  const sorted = warnings.toSorted((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
  return (
    <div aria-live="polite" className="empty:hidden">
      {sorted.length > 0 ? (
        <Notice tone="attention" title={t('admin.pairing.warnings')}>
          <ul className="grid list-disc gap-1 ps-5">
            {sorted.map((warning) => (
              <li key={warningKey(warning)} className="wrap-anywhere">
                {sentence(warning)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  )
}

function warningKey(warning: PairingWarning): string {
  return `${warning.kind} ${'players' in warning ? warning.players.join(' ') : warning.player}`
}

function useWarningSentence(names: PlayerNames) {
  const { t } = useTranslation()
  return (warning: PairingWarning): string => {
    const [first = '', second = ''] = ('players' in warning ? warning.players : [warning.player]).map(
      (id) => names.get(id) ?? '',
    )
    switch (warning.kind) {
      case 'rematch':
        return t('admin.pairing.warning.rematch', { first, second, round: warning.round })
      case 'point_gap':
        return t('admin.pairing.warning.point_gap', { first, second, count: warning.gap })
      case 'result_lost':
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
