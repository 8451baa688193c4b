import type * as v from 'valibot';
import type { Caused } from '@/src/rules';

type FieldsOf<Event> = {
  readonly [Field in Exclude<keyof Event, keyof Caused<string, number>>]-?: v.GenericSchema<
    unknown,
    Event[Field]
  >;
};

/** Schemas of what the events of a family carry: one entry an event, one schema a field. */
export type EventFields<Event extends { readonly type: string }> = {
  readonly [One in Event as One['type']]: FieldsOf<One>;
};
