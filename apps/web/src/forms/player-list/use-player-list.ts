import { PLAYER_LIST_MAX_LENGTH } from '@tablee/domain/tournaments/files/read-player-list'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import type { Drafts } from '../../device-storage/drafts.ts'
import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'
import { readTextFile, type TextFile } from './read-text-file.ts'
import { isXml, namesInTomFile } from './read-tom-file.ts'

type FileFault = Extract<TextFile, { readonly fault: string }>['fault'] | 'notTournament'

type Shown = { readonly text: string; readonly isEditing: boolean; readonly isFromTom: boolean }
const TYPED = { isEditing: true, isFromTom: false } as const

/** Survives a reload: the text, and whether it was previewed or edited. */
type Kept = { readonly name: string; readonly drafts: Drafts }

function keptIn({ name, drafts }: Kept): Shown & { readonly isOpen: boolean } {
  const { text = '', at = '', from = '' } = drafts.read(name, ['text', 'at', 'from'])
  return { text, isEditing: at !== 'preview', isFromTom: from === 'tom', isOpen: text !== '' && at !== '' }
}

function keep({ name, drafts }: Kept, { text, isEditing, isFromTom }: Shown, isOpen: boolean): void {
  const at = isEditing ? 'text' : 'preview'
  if (text === '') drafts.forget(name)
  else drafts.keep(name, { text, at: isOpen ? at : '', from: isFromTom ? 'tom' : '' })
}

/** The text, its view and the file's error; all but the error survive a reload. */
function useKeptText(name: string) {
  const { drafts } = useDeviceStorage()
  const kept: Kept = { name, drafts }
  const [before] = useState(() => keptIn(kept))
  const [isOpen, setIsOpen] = useState(before.isOpen)
  const [shown, setShown] = useState<Shown>(before)
  const [fault, setFault] = useState<FileFault | null>(null)
  const turn = (next: Shown, isOpenThen: boolean) => {
    setShown(next)
    setIsOpen(isOpenThen)
    keep(kept, next, isOpenThen)
  }
  return {
    isOpen,
    shown,
    fault,
    show: (next: Shown, told: FileFault | null = null) => {
      turn(next, true)
      setFault(told)
    },
    close: () => turn(shown, false),
    forget: () => turn({ text: '', ...TYPED }, false),
  }
}

/** A player list until it is added, stored under this name, and its source. Survives a reload of this tab (EVEN-4). */
export function usePlayerList(name: string) {
  const { isOpen, shown, fault, show, close, forget } = useKeptText(name)
  const { text, isEditing, isFromTom } = shown
  /** Of a tournament file only the names are kept. */
  const readText = (source: string) => {
    if (!isXml(source)) return show({ text: source, isEditing: false, isFromTom: isFromTom && source === text })
    const names = source.length > PLAYER_LIST_MAX_LENGTH ? null : namesInTomFile(source)
    if (names) show({ text: names.join('\n'), isEditing: false, isFromTom: true })
    else show({ text, isEditing: true, isFromTom }, 'notTournament')
  }
  const takeFile = async (file: File) => {
    const read = await readTextFile(file)
    if ('fault' in read) show({ text, isEditing: true, isFromTom }, read.fault)
    else readText(read.text)
  }
  return {
    isOpen,
    text,
    isEditing,
    /** From a tournament file, which held more than names. */
    isFromTom,
    fault,
    open: () => show({ text, isEditing: true, isFromTom }),
    close,
    type: (typed: string) => show({ text: typed, ...TYPED }),
    read: () => readText(text),
    edit: () => show({ text, isEditing: true, isFromTom }),
    takeFile: (file: File) => void takeFile(file),
    forget,
    /** For a single-name field: pasting several lines is a list. */
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain')
      if (!/[\r\n]/.test(pasted.trim())) return
      event.preventDefault()
      readText(pasted)
    },
    /** For dropping files. */
    dropTarget: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files
        if (!file) return
        event.preventDefault()
        void takeFile(file)
      },
    },
  }
}
