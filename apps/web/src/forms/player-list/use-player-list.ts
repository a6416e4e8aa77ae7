import { PLAYER_LIST_MAX_LENGTH } from '@tablee/domain/tournaments/read-player-list'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { readTextFile, type TextFile } from './read-text-file.ts'
import { isXml, namesInTomFile } from './read-tom-file.ts'

type FileFault = Extract<TextFile, { readonly fault: string }>['fault'] | 'notTournament'

type Shown = { readonly text: string; readonly isEditing: boolean; readonly isFromTom: boolean }
const TYPED = { isEditing: true, isFromTom: false } as const

/** The text of a list of players on its way into the tournament, kept until it is added, and where it comes from. */
export function usePlayerList() {
  const [isOpen, setIsOpen] = useState(false)
  const [{ text, isEditing, isFromTom }, setShown] = useState<Shown>({ text: '', ...TYPED })
  const [fault, setFault] = useState<FileFault | null>(null)
  const show = (shown: Shown, told: FileFault | null = null) => {
    setShown(shown)
    setFault(told)
    setIsOpen(true)
  }
  /** What it was understood as. Of a tournament file the names alone are held, from here on. */
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
    /** The names come from a tournament file, which said more than names. */
    isFromTom,
    fault,
    open: () => show({ text, isEditing: true, isFromTom }),
    close: () => setIsOpen(false),
    type: (typed: string) => show({ text: typed, ...TYPED }),
    read: () => readText(text),
    edit: () => show({ text, isEditing: true, isFromTom }),
    takeFile: (file: File) => void takeFile(file),
    /** It has been added. */
    forget: () => {
      setIsOpen(false)
      setShown({ text: '', ...TYPED })
    },
    /** For a field of one name: several lines pasted into it are a list. */
    onPaste: (event: ClipboardEvent) => {
      const pasted = event.clipboardData.getData('text/plain')
      if (!/[\r\n]/.test(pasted.trim())) return
      event.preventDefault()
      readText(pasted)
    },
    /** For the part of the screen that takes a file dropped on it. */
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
