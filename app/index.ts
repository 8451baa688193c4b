import { registerRootComponent } from 'expo';
import './wiring/parts';
import { App } from './App';

registerRootComponent(App);
