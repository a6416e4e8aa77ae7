import { readRescue } from '@tablee/domain/tournaments/rescue/read-rescue'
import { useDeferredValue, useMemo, useState } from 'react'
import { ChooseFile } from '../../../forms/choose-file.tsx'
import { readTextFile } from '../../../forms/player-list/read-text-file.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { RescueFaultNotice } from './rescue-fault-notice.tsx'
import { RescuedEveningForm } from './rescued-evening-form.tsx'

type RescuePageProps = { readonly onTaken: (code: string) => void }

/** Paste or drop, look, go on. Nothing is made before the last button. */
export function RescuePage({ onTaken }: RescuePageProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [fileFault, setFileFault] = useState<'tooLarge' | 'unreadable' | null>(null)
  const settled = useDeferredValue(text)
  const rescue = useMemo(() => readRescue(settled), [settled])
  const edit = (next: string) => {
    setFileFault(null)
    setText(next)
  }
  const take = async (file: File) => {
    const read = await readTextFile(file)
    if ('fault' in read) return setFileFault(read.fault)
    setFileFault(null)
    setText((before) => (before.trim() === '' || isWhole(read.text) ? read.text : `${before}\n${read.text}`))
  }
  const isEmpty = settled.trim() === ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
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
        onDrop={(event) => {
          const [file] = event.dataTransfer.files
          if (!file) return
          event.preventDefault()
          void take(file)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <ChooseFile
          label={t('rescue.choose')}
          accept=".txt,.csv,.tsv,.html,.htm,.tdf,.xml,text/plain,text/csv,text/html"
          onFile={(file) => void take(file)}
        />
        {text === '' ? null : (
          <Button variant="quiet" onClick={() => edit('')}>
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
      {!isEmpty && rescue.read ? <RescuedEveningForm evening={rescue.read} onTaken={onTaken} /> : null}
    </div>
  )
}

/** A file that is no part of another one. */
function isWhole(text: string): boolean {
  return text.trimStart().startsWith('<')
}
