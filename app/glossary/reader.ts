/** The door to everything that needs the entries: loaded as a whole, when first wanted. */
export { AlphabetPage } from './lists/AlphabetPage';
export { CategoryPage } from './lists/CategoryPage';
export { EntryPage } from './reading/EntryPage';
export { EntryReading } from './reading/EntryReading';
export { entryTitle, entryTopic } from './content';
export { GlossaryHomePage } from './home/GlossaryHomePage';
export { shelveGame } from '@/src/glossary';
export { QuickSheetPage } from './sheets/QuickSheetPage';
