/** One part of the bundle: what packs and unpacks boards is here and nowhere else, and the start does without it. */
export { OpenShared } from './OpenShared';
export { QuestionScreen } from './QuestionScreen';
export { SharedScreen } from './SharedScreen';
export { ShareScreen } from './ShareScreen';
