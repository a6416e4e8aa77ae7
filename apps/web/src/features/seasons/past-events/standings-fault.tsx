import type { RescueFault } from '@tablee/domain/tournaments/rescue/rescued-evening'
import type { Translator } from '../../../language/translator.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

const SHOWN = 120
/** They begin with the line, where there is one. */
const OF_A_LINE: readonly RescueFault['kind'][] = [
  ...(['longLine', 'cells', 'result', 'noRound', 'roundNumber', 'name', 'itself', 'twice'] as const),
  ...(['missingResult', 'unknownPlayer', 'sameName'] as const),
]

function faultText(t: Translator['t'], { kind, line, found = '', round = 0 }: RescueFault): string {
  if (kind === 'empty' || kind === 'nothing' || kind === 'onlyStandings') return t('pastEvents.expected.none')
  if (kind === 'tooMany') return t('pastEvents.expected.tooMany', { found })
  const text = kind === 'cells' ? t('pastEvents.expected.row') : t(`rescue.faults.${kind}`, { found, round })
  if (!OF_A_LINE.includes(kind)) return text
  if (line !== null) return t('pastEvents.line', { line, text })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** At which line, what was expected, and the line as it is written. */
export function StandingsFault({ fault, text }: { readonly fault: RescueFault; readonly text: string }) {
  const { t } = useTranslation()
  const { kind, line } = fault
  const written = line === null ? '' : (text.split(/\r\n|\r|\n/)[line - 1] ?? '').trim()
  return (
    <div role="status">
      <Notice tone="attention" title={t('pastEvents.notUnderstood')}>
        <p className="wrap-anywhere">{faultText(t, fault)}</p>
        {written === '' || kind === 'nothing' ? null : (
          <p className="text-sm text-muted wrap-anywhere">
            {t('pastEvents.line', { line: line ?? 0, text: written.slice(0, SHOWN) })}
          </p>
        )}
      </Notice>
    </div>
  )
}
