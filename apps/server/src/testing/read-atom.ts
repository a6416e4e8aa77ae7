import { SaxesParser } from 'saxes'
import { expect } from 'vitest'

const ATOM = 'http://www.w3.org/2005/Atom'

/** Of its parts, those that we write. */
const OF_FEED = ['id', 'title', 'updated', 'generator', 'author', 'link', 'entry']
const OF_ENTRY = ['id', 'title', 'updated', 'published', 'summary', 'link']

type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

/** By a strict parser; what RFC 4287 asks of each feed and entry is looked for. */
export function readAtom(xml: string) {
  const feed = parse(xml)
  expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', ATOM])
  const entries = feed.children.filter(({ name }) => name === 'entry')
  for (const each of [feed, ...entries]) {
    const parts = each === feed ? OF_FEED : OF_ENTRY
    expect(each.children.filter(({ name }) => !parts.includes(name))).toEqual([])
    for (const name of ['id', 'title']) expect(textIn(each, name)).not.toBe('')
    expect(URL.canParse(textIn(each, 'id'))).toBe(true)
    expect(textIn(each, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    // Exactly one page that it stands for (4.1.1, 4.1.2); every link leads somewhere.
    const links = each.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
    expect(links.every(({ href }) => URL.canParse(href ?? ''))).toBe(true)
    expect(links.filter(({ rel = 'alternate' }) => rel === 'alternate')).toHaveLength(1)
  }
  const ids = entries.map((entry) => textIn(entry, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
  const author = feed.children.find(({ name }) => name === 'author')
  expect(author && textIn(author, 'name')).toMatch(/\S/)
  const linkTo = (rel: string) =>
    feed.children.find(({ name, attributes }) => name === 'link' && attributes.rel === rel)?.attributes.href
  return {
    title: textIn(feed, 'title'),
    self: linkTo('self'),
    page: linkTo('alternate'),
    entries: entries.map((entry) => ({ title: textIn(entry, 'title'), summary: textIn(entry, 'summary') })),
  }
}

/** No part may stand twice. As a reader shows it: what is HTML (3.1.1.2) has no tag of its own here. */
function textIn({ children }: Element, name: string): string {
  const [found, ...more] = children.filter((child) => child.name === name)
  expect([name, more.length]).toEqual([name, 0])
  const { text = '', attributes } = found ?? {}
  if (attributes?.type !== 'html') return text
  expect(text).not.toMatch(/<|&(?!(?:amp|lt|gt);)/)
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function parse(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const say = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => void open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  const [top] = root.children
  if (!top) throw new Error('No element at all')
  return top
}
