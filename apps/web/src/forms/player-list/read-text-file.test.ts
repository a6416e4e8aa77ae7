import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const file = (...bytes: readonly number[]) => new File([new Uint8Array(bytes)], 'list')
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

test('RESC-24 a workbook and a PDF are no text; text in other letters is', async () => {
  expect(await readTextFile(file(...letters('PK\u0003\u0004\u0014\u0000')))).toEqual({ fault: 'unreadable' })
  expect(await readTextFile(file(...letters('%PDF-1.7\n')))).toEqual({ fault: 'unreadable' })
  expect(await readTextFile(file(0xff, 0xfe, 0x5a, 0, 0x6f, 0))).toEqual({ text: 'Zo' })
  expect(await readTextFile(file(...letters('Zo'), 0xe9))).toEqual({ text: 'Zoé' })
  expect(await readTextFile(new File([], 'empty'))).toEqual({ text: '' })
})
