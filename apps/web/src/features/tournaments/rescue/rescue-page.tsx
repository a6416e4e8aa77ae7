import { readRescue } from '@tablee/domain/tournaments/rescue/read-rescue'
import type { MatchPoints } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useDeferredValue, useMemo, useState } from 'react'
import { ChooseFile } from '../../../forms/choose-file.tsx'
import { readTextFile } from '../../../forms/player-list/read-text-file.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { PointsField, wouldFit } from './asked-fields.tsx'
import { RescueFaultNotice } from './rescue-fault-notice.tsx'
import { RescuedEveningForm } from './rescued-evening-form.tsx'

type RescuePageProps = {
  /** Names that the account's shop knows. */
  readonly regulars: readonly string[]
  readonly onTaken: (code: string) => void
}

/** As `accept` of an input. */
const RESCUE_FILES = '.txt,.csv,.tsv,.html,.htm,.tdf,.xml,.json,text/plain,text/csv,text/html,application/json'

/** Paste or drop, look, go on. Nothing is made before the last button. */
export function RescuePage({ regulars, onTaken }: RescuePageProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [fileFault, setFileFault] = useState<'tooLarge' | 'unreadable' | null>(null)
  const settled = useDeferredValue(text)
  const [points, setPoints] = useState<MatchPoints | null>(null)
  const rescue = useMemo(() => readRescue(settled, points ?? undefined), [settled, points])
  const isOfPoints = useMemo(() => rescue.fault?.kind === 'missingResult' && wouldFit(settled), [rescue, settled])
  const edit = (next: string) => {
    setFileFault(null)
    setText(next)
  }
  const clear = () => {
    edit('')
    setPoints(null)
  }
  const take = async (file: File) => {
    const read = await readTextFile(file)
    if ('fault' in read) return setFileFault(read.fault)
    setFileFault(null)
    setText((before) => (before.trim() === '' || isWhole(read.text) ? read.text : `${before}\n${read.text}`))
  }
  const isEmpty = settled.trim() === ''
  return (
    // In a grid the bar at the end would stay in its row.
    <div className="flex flex-col gap-5 *:min-w-0">
      <header className="grid gap-1">
        <h1 className="text-title">{t('rescue.title')}</h1>
        <p className="text-muted">{t('rescue.about')}</p>
      </header>
      <TextArea
        label={t('rescue.text')}
        hint={t('rescue.hint')}
        value={text}
        onChange={edit}
        spellCheck={false}
        onPaste={(event) => {
          const pages = pastedPages(event.currentTarget, event.clipboardData.getData('text/plain'))
          if (pages === null) return
          event.preventDefault()
          edit(pages)
        }}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          void take(file)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <ChooseFile label={t('rescue.choose')} accept={RESCUE_FILES} onFile={(file) => void take(file)} />
        {text === '' ? null : (
          <Button variant="quiet" onClick={clear}>
            {t('rescue.clear')}
          </Button>
        )}
      </div>
      {fileFault ? (
        <p role="alert" className="text-carmine">
          {t(fileFault === 'tooLarge' ? 'rescue.fileTooLarge' : 'rescue.fileUnreadable')}
        </p>
      ) : null}
      {!isEmpty && rescue.fault ? <RescueFaultNotice fault={rescue.fault} text={settled} /> : null}
      {isOfPoints ? <PointsField points={points} onChange={setPoints} /> : null}
      {!isEmpty && rescue.read ? (
        <RescuedEveningForm
          evening={rescue.read}
          points={points}
          onPoints={setPoints}
          regulars={regulars}
          onTaken={onTaken}
        />
      ) : null}
    </div>
  )
}

type Written = Pick<HTMLTextAreaElement, 'value' | 'selectionStart'>

/** One page after another: each begins on a line of its own. Null: as any field pastes. */
function pastedPages({ value, selectionStart }: Written, pasted: string): string | null {
  const isNextPage = selectionStart === value.length && /\S[^\n]*$/.test(value) && /[\r\n]/.test(pasted)
  return isNextPage ? `${value}\n${pasted}` : null
}

/** A file that is no part of another one. */
function isWhole(text: string): boolean {
  return /^[\s\uFEFF]*[<{[]/.test(text)
}
